"""The engine: records, rules, chance, journals and matches that every game shares."""
