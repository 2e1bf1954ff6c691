// Made by `python -m windlass.table.schema`. Do not change by hand.

import type { Text } from '../../lib/wire';
import type { ChoiceOf, LineOf } from '../contract';

export type AbilitySign = "collect" | "explore" | "cache" | "draw" | "influence" | "move" | "reinforce" | "reserve" | "destroy" | "conquer" | "attack" | "shield";

export type Group = "starting" | "ships" | "trade" | "fortress" | "lab" | "mines" | "vortex" | "hunt";

export type HouseRule = "ships_dealt" | "attack_without_cards" | "richer_spoils" | "loser_chooses_card" | "barren_defence" | "tortuga_ends_game" | "no_attacks" | "crypto_conquest";

export type Power = "fortress" | "lab" | "mines" | "vortex";

export type SectorKind = "tortuga" | "trading-post" | "turrets" | "fortress" | "lab" | "mines" | "vortex";

export type Step = "choose" | "enter" | "act" | "ability" | "muster" | "parry" | "sacrifice" | "spoils";

/** Attack the ship of a seat. */
export interface Attack {
  type: "attack";
  seat: number;
}

/** What is printed on a card, and how well it is attested. */
export interface CardFace {
  id: string;
  name: Text;
  group: Group;
  price: number;
  crypto: number;
  manoeuvre: number;
  abilities: Text[];
  signs: AbilitySign[];
  difficulty: number;
  redeem: number;
  copies: number;
  provenance: Provenance;
}

/** Choose a ship before the game. */
export interface ChooseShip {
  type: "ship";
  ship: number;
}

/** A combat. The attacker's cards are None until they are turned over, except to the attacker; totals follow the cards seen. */
export interface CombatView {
  attacker: number;
  defender: number;
  sector: number;
  committed: number;
  attack: number[] | null;
  parry: number[];
  attacker_total: number | null;
  defender_total: number;
  half_defence: number;
  beaten: number;
}

/** One captain's hold. `hand` is None when hidden; `heap` is then all that hand, deck and reserve hold together. */
export interface HoldView {
  seat: number;
  vessel: number;
  ship: number;
  standing: number;
  influence: number;
  minerals: number;
  hand: number[] | null;
  hand_size: number;
  deck_size: number;
  heap: number[];
  discard: number[];
  reserve: number | null;
  has_reserve: boolean;
  hunts: number[];
  sectors: number[];
  trading_posts: number;
  turrets: number;
}

/** A special market: the open cards (-1 for an empty place), the deck's size, what was put under it, what is unseen. */
export interface MarketView {
  sector: number;
  open: number[];
  deck: number;
  under: number[];
  unseen: number[];
}

/** Move the ship to a sector. */
export interface Move {
  type: "move";
  sector: number;
}

/** One open pile of the T sectors. */
export interface PileView {
  kind: number;
  left: number;
}

/** Place a beaten ship in a sector. */
export interface Place {
  type: "place";
  sector: number;
}

/** An action without an object: end the turn, be done choosing, collect minerals and so on. */
export interface Plain {
  type: "plain";
  name: "end" | "done" | "take" | "spend" | "collect" | "explore" | "capture" | "conquer" | "conquer-with-crypto" | "influence" | "cache" | "draw" | "cash" | "plunder" | "bounty";
}

/** What a legal action takes from the purse and what it brings. */
export interface Preview {
  crypto: number;
  manoeuvre: number;
  influence?: number;
  income?: number;
  defence?: number;
  loser?: number;
  stakes?: Stakes | null;
}

/** How well each value of a card is attested. */
export interface Provenance {
  name: "known" | "likely" | "reconstructed";
  price: "known" | "likely" | "reconstructed";
  crypto: "known" | "likely" | "reconstructed";
  manoeuvre: "known" | "likely" | "reconstructed";
  abilities: "known" | "likely" | "reconstructed";
  difficulty: "known" | "likely" | "reconstructed";
  redeem: "known" | "likely" | "reconstructed";
  copies: "known" | "likely" | "reconstructed";
}

/** Redeem a hunt from the hand. */
export interface Redeem {
  type: "redeem";
  hunt: number;
}

/** Raise the defence of a sector to a level. */
export interface Reinforce {
  type: "reinforce";
  sector: number;
  level: number;
}

/** One sector. `track` is its printed defence, lowest first, empty where no marker slides. `hunt` is a kind, -1 for a token this seat may not know, None when there is none. */
export interface SectorView {
  sector: number;
  id: string;
  kind: SectorKind;
  name: Text;
  q: number;
  r: number;
  controller: number;
  defence: number;
  track: number[];
  price: number;
  control: number;
  mineral: boolean;
  hunt: number | null;
  explorers: number[];
  ships: number[];
}

/** What a combat is about: the influence won, with the sector if one passes on, and lost besides ship and card. */
export interface Stakes {
  win: number;
  lose: number;
  sector: boolean;
}

/** Options of Tortuga 2199. A scenario switches its rules on; each may also be switched on by itself. */
export interface Tortuga2199Options {
  seats?: number;
  scenario?: "aggressive" | "none" | "peaceful";
  ships?: "chosen" | "dealt";
  goal?: number;
  round_limit?: number;
  attack_without_cards?: boolean;
  richer_spoils?: boolean;
  loser_chooses_card?: boolean;
  barren_defence?: boolean;
  tortuga_ends_game?: boolean;
  no_attacks?: boolean;
  crypto_conquest?: boolean;
}

/** The table as one seat sees it. */
export interface Tortuga2199View {
  type: "tortuga2199";
  seat: number;
  actor: number;
  step: Step;
  goal: number;
  round_limit: number;
  rules: HouseRule[];
  sectors: SectorView[];
  holds: HoldView[];
  piles: PileView[];
  markets: MarketView[];
  hunt_deck: number[];
  cache: number;
  destroyed: number[];
  ships_left: number[];
  turn: TurnView;
  combat: CombatView | null;
  cards: CardFace[];
}

/** What the seat on turn has and may still do. */
export interface TurnView {
  seat: number;
  round: number;
  fresh: boolean;
  crypto: number;
  manoeuvre: number;
  siege: number;
  influence_price: number;
  powers_used: Power[];
  played: number[];
  laid: number;
  council: boolean;
}

/** Do something with a card of a kind: play, buy, refresh, reserve, destroy, scrap or commit it. */
export interface WithCard {
  type: "card";
  verb: "play" | "buy" | "refresh" | "reserve" | "destroy" | "scrap" | "commit";
  kind: number;
}

/** What can be done. */
export type Action =
  | Plain
  | ChooseShip
  | Attack
  | Move
  | Place
  | Reinforce
  | WithCard
  | Redeem;

/** What happened, as the reader may know it. */
export type GameEvent =
  | { kind: "map-laid"; values: { seats: number }; text: Text }
  | { kind: "ship-chosen"; values: { seat: number; ship: number }; text: Text }
  | { kind: "shuffled"; values: { seat: number; cards: number }; text: Text }
  | { kind: "drew"; values: { seat: number; card?: number }; text: Text }
  | { kind: "turn"; values: { seat: number; round: number }; text: Text }
  | { kind: "post-paid"; values: { seat: number; crypto: number }; text: Text }
  | { kind: "fortress-helped"; values: { seat: number }; text: Text }
  | { kind: "placed"; values: { seat: number; sector: number }; text: Text }
  | { kind: "took"; values: { seat: number; card?: number }; text: Text }
  | { kind: "played"; values: { seat: number; card: number; crypto: number; manoeuvre: number }; text: Text }
  | { kind: "siege-ready"; values: { seat: number; manoeuvre: number }; text: Text }
  | { kind: "bargain-ready"; values: { seat: number; price: number }; text: Text }
  | { kind: "spent"; values: { seat: number; minerals: number }; text: Text }
  | { kind: "bought"; values: { seat: number; card: number; price: number }; text: Text }
  | { kind: "refreshed"; values: { seat: number; card: number }; text: Text }
  | { kind: "opened"; values: { sector: number; card: number }; text: Text }
  | { kind: "moved"; values: { seat: number; from: number; to: number }; text: Text }
  | { kind: "collected"; values: { seat: number; sector: number }; text: Text }
  | { kind: "cache-taken"; values: { seat: number; minerals: number }; text: Text }
  | { kind: "explored"; values: { seat: number; sector: number; hunt?: number }; text: Text }
  | { kind: "reserved"; values: { seat: number; card?: number }; text: Text }
  | { kind: "destroyed"; values: { seat: number; card: number }; text: Text }
  | { kind: "captured"; values: { seat: number; hunt: number; sector: number }; text: Text }
  | { kind: "redeemed"; values: { seat: number; hunt: number }; text: Text }
  | { kind: "influence-bought"; values: { seat: number; price: number }; text: Text }
  | { kind: "cashed"; values: { seat: number; card: number }; text: Text }
  | { kind: "sector-lost"; values: { seat: number; sector: number }; text: Text }
  | { kind: "conquered"; values: { seat: number; sector: number; level: number }; text: Text }
  | { kind: "reinforced"; values: { seat: number; sector: number; level: number }; text: Text }
  | { kind: "attacked"; values: { seat: number; foe: number; sector: number }; text: Text }
  | { kind: "committed"; values: { seat: number; card?: number }; text: Text }
  | { kind: "announced"; values: { seat: number; cards: number }; text: Text }
  | { kind: "parried"; values: { seat: number; card: number }; text: Text }
  | { kind: "revealed"; values: { seat: number; card: number; copies: number }; text: Text }
  | { kind: "strength"; values: { seat: number; cards: number; abilities: number; turrets: number; defence: number; total: number }; text: Text }
  | { kind: "combat-won"; values: { seat: number; foe: number }; text: Text }
  | { kind: "ship-lost"; values: { seat: number }; text: Text }
  | { kind: "influence-taken"; values: { seat: number; foe: number; influence: number }; text: Text }
  | { kind: "influence-gained"; values: { seat: number; influence: number }; text: Text }
  | { kind: "discarded"; values: { seat: number; card: number; copies: number }; text: Text }
  | { kind: "usurped"; values: { seat: number }; text: Text }
  | { kind: "planet-seized"; values: { seat: number }; text: Text }
  | { kind: "goal-reached"; values: { seat: number; influence: number }; text: Text }
  | { kind: "council-closed"; values: Record<string, never>; text: Text }
  | { kind: "time-up"; values: { rounds: number }; text: Text };

export type Ending = "influence" | "usurpation" | "limit";

/** What a screen of this game is given. */
export interface Tortuga2199 {
  view: Tortuga2199View;
  action: Action;
  event: GameEvent;
  preview: Preview | null;
  options: Tortuga2199Options;
}
export type Choice = ChoiceOf<Tortuga2199>;
export type Line = LineOf<Tortuga2199>;

export const NOBODY = -1 as const;

export const IN_HOLD = -1 as const;

export const UNKNOWN = -1 as const;

export const ABILITY_DEEDS = ["draw","cash"] as const;

export const ABILITY_PICTURES = ["draw","influence"] as const;
