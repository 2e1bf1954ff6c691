// Made by `python -m windlass.table.schema`. Do not change by hand.

import type { Text } from '../../lib/wire';
import type { ChoiceOf, LineOf } from '../contract';

export type SymbolName = "flag" | "sabre" | "pistol" | "key" | "bottle" | "tricorne";

/** Play a card and move a pirate forward from this space; 0 is the start. */
export interface Advance {
  type: "advance";
  symbol: number;
  space: number;
}

/** Options of Cartagena. Sizes may shrink the game for children or for a solver, up to what the position can hold. */
export interface CartagenaOptions {
  seats?: number;
  variant?: "hispaniola" | "jamaica" | "tortuga";
  track?: string;
  segments?: number;
  symbols?: number;
  copies?: number;
  pirates?: number;
  actions?: number;
  hand?: number;
  boat_retreat?: boolean;
  skip_draws?: boolean;
  stall_limit?: number;
}

/** The table as one seat sees it. Spaces count from 1; 0 is the start and `boat` the boat. */
export interface CartagenaView {
  type: "cartagena";
  seat: number;
  actor: number;
  round: number;
  actions: number;
  actions_left: number;
  boat: number;
  last: number;
  symbols: SymbolName[];
  track: number[];
  seats: SeatView[];
  deck: number;
  discard: number[];
  row: number[] | null;
  hidden_hands: boolean;
  crowd: number;
}

/** Make no further action this turn. */
export interface EndTurn {
  type: "end";
}

/** What a legal action would do: the way of the pirate, the spaces it passes over, and how many cards it draws. */
export interface Preview {
  symbol: number;
  start: number;
  target: number;
  passed: number[];
  draws: number;
  ends_turn: boolean;
}

/** Move a pirate back from this space and draw; the boat counts as one more space. */
export interface Retreat {
  type: "retreat";
  space: number;
}

/** One player's things. A hidden hand is None; `known` counts its cards that everyone saw being taken. */
export interface SeatView {
  pirates: number[];
  aboard: number;
  held: number;
  hand: number[] | null;
  known: number[];
}

/** What can be done. */
export type Action =
  | Advance
  | Retreat
  | EndTurn;

/** What happened, as the reader may know it. */
export type GameEvent =
  | { kind: "dealt"; values: { cards: number }; text: Text }
  | { kind: "row-laid"; values: { cards: number }; text: Text }
  | { kind: "advanced"; values: { seat: number; symbol: number; from: number; to: number }; text: Text }
  | { kind: "retreated"; values: { seat: number; from: number; to: number }; text: Text }
  | { kind: "drew"; values: { seat: number; symbol?: number }; text: Text }
  | { kind: "nothing-left"; values: { seat: number }; text: Text }
  | { kind: "reshuffled"; values: { cards: number }; text: Text }
  | { kind: "skipped"; values: { seat: number }; text: Text }
  | { kind: "turn"; values: { seat: number }; text: Text }
  | { kind: "escaped"; values: { seat: number }; text: Text }
  | { kind: "frozen"; values: Record<string, never>; text: Text }
  | { kind: "stalled"; values: { rounds: number }; text: Text };

export type Ending = "escaped" | "frozen" | "stalled";

/** What a screen of this game is given. */
export interface Cartagena {
  view: CartagenaView;
  action: Action;
  event: GameEvent;
  preview: Preview;
  options: CartagenaOptions;
}
export type Choice = ChoiceOf<Cartagena>;
export type Line = LineOf<Cartagena>;
