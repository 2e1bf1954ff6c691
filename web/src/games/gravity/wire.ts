// Made by `python -m windlass.table.schema`. Do not change by hand.

import type { Text } from '../../lib/wire';
import type { ChoiceOf, LineOf } from '../contract';

export type Ability = "drill" | "infirmary" | "tavern" | "tug";

export type ActionName = "capture" | "illegal_mining" | "muster" | "mine" | "superiority" | "transport" | "recruit" | "convert" | "support" | "rotate" | "bribe" | "speculate";

export type Circuit = "inner" | "outer";

export type CircuitName = "inner-red" | "inner-blue" | "outer-red" | "outer-blue";

export type Phase = "settling" | "preparation" | "corporations" | "islands" | "over";

export type Source = "-" | "R" | "B" | "X";

export type Step = "over" | "boarding" | "settling" | "refuge" | "keeping" | "turn" | "laying" | "calling" | "saving" | "acting" | "extra" | "origin" | "target" | "force" | "hirelings" | "losses" | "striking" | "slaying" | "recruiting" | "hunter-post" | "mercenary-post" | "bribing" | "lodging" | "tapping" | "mining" | "permanent" | "temporary" | "converting" | "rotating" | "speculating" | "pulling" | "placing" | "orienting" | "endowing" | "choosing" | "docking";

/** Capture this island. */
export interface Against {
  type: "against";
  island: number;
}

/** Take the airship with this ability, where players choose; abilities count from 0. */
export interface Board {
  type: "board";
  ability: number;
}

/** Bribe a mercenary of this island. */
export interface Bribe {
  type: "bribe";
  island: number;
}

/** Name the card whose actions castling stands for. */
export interface Call {
  type: "call";
  card: number;
}

/** Announce castling: two cards face down for the actions of any card. */
export interface Castle {
  type: "castle";
}

/** Attach this one of several islands adrift first. */
export interface Choose {
  type: "choose";
  island: number;
}

/** One conduit: its circuit, the sides it ends at, and whether it has a source of each colour at an end. */
export interface ConduitView {
  circuit: Circuit;
  sides: number[];
  red: boolean;
  blue: boolean;
}

/** Make all temporary gravity of this island permanent. */
export interface Convert {
  type: "convert";
  island: number;
}

/** Carry out one of the card's two actions. */
export interface Do {
  type: "do";
  action: number;
}

/** Attach the island adrift to this side of that island. */
export interface Dock {
  type: "dock";
  island: number;
  side: number;
}

/** Ability: one temporary gravity on this own island. */
export interface Drill {
  type: "drill";
  island: number;
}

/** Hand one permanent gravity on to this island. */
export interface Endow {
  type: "endow";
  island: number;
}

/** Choose nothing more here. */
export interface Enough {
  type: "enough";
}

/** End the turn without the other action. */
export interface Finish {
  type: "finish";
}

/** What the islands phase would do if it came now: -1 where there is no such island or seat. */
export interface Forecast {
  strongest: number;
  gravity: number;
  pulls: number;
  decider: number;
  sure: number[];
  either: number[];
  winner: number;
}

/** Capture from this place. */
export interface From {
  type: "from";
  place: number;
}

/** Options of Gravity. */
export interface GravityOptions {
  seats?: number;
  islands?: string;
  abilities?: "by-seat" | "chosen" | "off" | "random";
  round_limit?: number;
}

/** The table as one seat sees it. */
export interface GravityView {
  type: "gravity";
  seat: number;
  actor: number;
  round: number;
  round_limit: number;
  first: number;
  turn: number;
  step: Step;
  phase: Phase;
  islands: IslandView[];
  seats: SeatView[];
  reserve: number;
  hunters: number;
  berths: number;
  turns: number;
  cards: ActionName[][];
  card: number;
  doing: ActionName | null;
  done: ActionName[];
  origin: number;
  target: number;
  strongest: number;
  lifted: number[];
  spread: SpreadView | null;
  toll: number;
  forecast: Forecast;
  possible: ActionName[];
  enclosed: number;
}

/** Ability: one mercenary of the reserve boards the airship. */
export interface Hire {
  type: "hire";
}

/** Discard a card unseen and do nothing. */
export interface Idle {
  type: "idle";
  card: number;
}

/** One island. Sides count 0 to 5 clockwise from the north-east; `rotation` sides it is turned clockwise. */
export interface IslandView {
  id: string;
  name: Text;
  q: number;
  r: number;
  face: string;
  rotation: number;
  edges: string;
  sources: Source[];
  lent: Source[];
  beside: number[];
  conduits: ConduitView[];
  circuits: CircuitName[];
  flow: number;
  flows: number[];
  permanent: number;
  temporary: number;
  owner: number;
  hunters: number;
  mercenaries: number;
}

/** Send so many mercenaries with them. */
export interface Join {
  type: "join";
  mercenaries: number;
}

/** Keep the remaining cards. */
export interface Keep {
  type: "keep";
}

/** What one turn laid down: a card face up by its number, or a castling, two cards face down that stand for a card. */
export interface LaidCard {
  card: number;
  castled: boolean;
}

/** Lay a card face down for castling. */
export interface Lay {
  type: "lay";
  card: number;
}

/** Take the bribed mercenary to this place. */
export interface Lodge {
  type: "lodge";
  place: number;
}

/** Lose so many hunters; the rest of the losses are mercenaries. */
export interface Lose {
  type: "lose";
  hunters: number;
}

/** Mine this island. */
export interface Mine {
  type: "mine";
  island: number;
}

/** Mine every island that yields something. */
export interface MineAll {
  type: "mine-all";
}

/** Ability: one destroyed hunter returns to the airship. */
export interface Nurse {
  type: "nurse";
}

/** Lay the pulled island so that its edge 0 looks to this side. */
export interface Orient {
  type: "orient";
  side: number;
}

/** Leave the rest of this phase to the others. */
export interface Pass {
  type: "pass";
}

/** Attach the pulled island to this side of the strongest. */
export interface Place {
  type: "place";
  side: number;
}

/** Play a card for its own actions. */
export interface Play {
  type: "play";
  card: number;
}

/** Post so many hunters on the island in question. */
export interface PostHunters {
  type: "post-hunters";
  hunters: number;
}

/** Post so many mercenaries on the island in question. */
export interface PostMercenaries {
  type: "post-mercenaries";
  mercenaries: number;
}

/** What an action would do, as far as it is of that kind; the rest is left out. */
export interface Preview {
  flows?: number[] | null;
  targets?: number[] | null;
  joins?: number[] | null;
  acts?: string[] | null;
  tolls?: number[] | null;
  losses?: number;
  abandons?: number;
}

/** Pull this one of several equally unstable islands. */
export interface Pull {
  type: "pull";
  island: number;
}

/** Leave so much permanent gravity on the island in question. */
export interface PutPermanent {
  type: "put-permanent";
  units: number;
}

/** Leave so much temporary gravity on the island in question. */
export interface PutTemporary {
  type: "put-temporary";
  units: number;
}

/** Recruit a mercenary to this place. */
export interface Recruit {
  type: "recruit";
  place: number;
}

/** Turn this island clockwise by so many sides. */
export interface Rotate {
  type: "rotate";
  island: number;
  sides: number;
}

/** Set a card aside for the next round. */
export interface Save {
  type: "save";
  card: number;
}

/** One player's things. Zones of cards count by kind; None where they are hidden, the sizes being public. */
export interface SeatView {
  colour: string;
  islands: number[];
  crew: number;
  hired: number;
  fallen: number;
  ability: Ability | null;
  ability_action: ActionName | null;
  turns_left: number;
  passed: boolean;
  played: number[];
  row: LaidCard[];
  hand: number[] | null;
  discard: number[] | null;
  saved: number[] | null;
  laid: number[] | null;
  deck: number[] | null;
  hand_size: number;
  discard_size: number;
  saved_size: number;
  laid_size: number;
  deck_size: number;
  closeness: number;
}

/** Send so many hunters. */
export interface Send {
  type: "send";
  hunters: number;
}

/** Settle on a free island, at the start or after losing the last island. */
export interface Settle {
  type: "settle";
  island: number;
}

/** Destroy so many hunters there; the rest are mercenaries. */
export interface Slay {
  type: "slay";
  hunters: number;
}

/** Speculate on a neighbouring island: one permanent gravity becomes one temporary. */
export interface Spoil {
  type: "spoil";
  island: number;
}

/** A redistribution about to begin: everything is in hand, and may go to these places in one plan. */
export interface SpreadView {
  places: number[];
  berths: number;
  anchor: boolean;
}

/** Show superiority over this island. */
export interface Strike {
  type: "strike";
  island: number;
}

/** Speculate on an own island: one permanent gravity becomes two temporary. */
export interface Swap {
  type: "swap";
  island: number;
}

/** Mine illegally on this island. */
export interface Tap {
  type: "tap";
  island: number;
}

/** Throw one of the cards just drawn away, unseen. */
export interface Throw {
  type: "throw";
  card: number;
}

/** Ability: turn a neighbouring island by one side, clockwise (1) or against it (0). */
export interface Tug {
  type: "tug";
  island: number;
  clockwise: number;
}

/** What can be done. */
export type Action =
  | Settle
  | Throw
  | Keep
  | Play
  | Castle
  | Lay
  | Call
  | Idle
  | Pass
  | Save
  | Do
  | Finish
  | Enough
  | From
  | Against
  | Send
  | Join
  | Lose
  | Tap
  | Mine
  | MineAll
  | Strike
  | Slay
  | PutPermanent
  | PutTemporary
  | Recruit
  | Convert
  | PostHunters
  | PostMercenaries
  | Rotate
  | Bribe
  | Lodge
  | Swap
  | Spoil
  | Drill
  | Nurse
  | Hire
  | Tug
  | Pull
  | Place
  | Orient
  | Endow
  | Choose
  | Dock
  | Board;

/** What happened, as the reader may know it. */
export type GameEvent =
  | { kind: "map-laid"; values: { seat: number }; text: Text }
  | { kind: "boarded"; values: { seat: number; ability: number }; text: Text }
  | { kind: "settled"; values: { seat: number; island: number; hunters: number }; text: Text }
  | { kind: "garrisoned"; values: { mercenaries: number }; text: Text }
  | { kind: "drew"; values: { seat: number; count: number; cards?: number }; text: Text }
  | { kind: "threw"; values: { seat: number; card?: number }; text: Text }
  | { kind: "kept"; values: { seat: number; count: number }; text: Text }
  | { kind: "turn"; values: { seat: number }; text: Text }
  | { kind: "played"; values: { seat: number; card: number }; text: Text }
  | { kind: "laid"; values: { seat: number; card?: number }; text: Text }
  | { kind: "called"; values: { seat: number; card: number }; text: Text }
  | { kind: "idled"; values: { seat: number; card?: number }; text: Text }
  | { kind: "passed"; values: { seat: number }; text: Text }
  | { kind: "passed-by-need"; values: { seat: number }; text: Text }
  | { kind: "saved"; values: { seat: number; card?: number }; text: Text }
  | { kind: "acted"; values: { seat: number; action: number }; text: Text }
  | { kind: "landed"; values: { seat: number; place: number; island: number; hunters: number; mercenaries: number }; text: Text }
  | { kind: "hunters-fell"; values: { seat: number; island: number; hunters: number }; text: Text }
  | { kind: "mercenaries-fell"; values: { island: number; mercenaries: number }; text: Text }
  | { kind: "neutral"; values: { island: number }; text: Text }
  | { kind: "tapped"; values: { seat: number; island: number }; text: Text }
  | { kind: "mustered"; values: { seat: number; hunters: number }; text: Text }
  | { kind: "mined"; values: { seat: number; island: number; units: number }; text: Text }
  | { kind: "carried"; values: { seat: number; island: number; permanent: number; temporary: number }; text: Text }
  | { kind: "recruited"; values: { seat: number; place: number }; text: Text }
  | { kind: "converted"; values: { seat: number; island: number; units: number }; text: Text }
  | { kind: "posted"; values: { seat: number; place: number; hunters: number; mercenaries: number }; text: Text }
  | { kind: "rotated"; values: { seat: number; island: number; sides: number }; text: Text }
  | { kind: "bribed"; values: { seat: number; island: number; place: number }; text: Text }
  | { kind: "swapped"; values: { seat: number; island: number }; text: Text }
  | { kind: "spoiled"; values: { seat: number; island: number }; text: Text }
  | { kind: "drilled"; values: { seat: number; island: number }; text: Text }
  | { kind: "nursed"; values: { seat: number }; text: Text }
  | { kind: "hired"; values: { seat: number }; text: Text }
  | { kind: "tugged"; values: { seat: number; island: number; clockwise: number }; text: Text }
  | { kind: "dispossessed"; values: { seat: number }; text: Text }
  | { kind: "calm"; values: Record<string, never>; text: Text }
  | { kind: "strongest"; values: { island: number; gravity: number; count: number }; text: Text }
  | { kind: "pulled"; values: { seat: number; island: number; strongest: number; side: number }; text: Text }
  | { kind: "oriented"; values: { seat: number; island: number; side: number }; text: Text }
  | { kind: "endowed"; values: { strongest: number; island: number }; text: Text }
  | { kind: "docked"; values: { seat: number; island: number; to: number; side: number }; text: Text }
  | { kind: "round"; values: { round: number; seat: number }; text: Text }
  | { kind: "enclosed"; values: { seat: number; island: number }; text: Text }
  | { kind: "out-of-rounds"; values: { rounds: number }; text: Text };

export type Ending = "enclosed" | "rounds";

/** What a screen of this game is given. */
export interface Gravity {
  view: GravityView;
  action: Action;
  event: GameEvent;
  preview: Preview | null;
  options: GravityOptions;
}
export type Choice = ChoiceOf<Gravity>;
export type Line = LineOf<Gravity>;

export const NOBODY = -1 as const;

export const NOTHING = -1 as const;

export const RUNDOR = 0 as const;

export const AIRSHIP = 7 as const;

export const SIDES = 6 as const;

export const SIDE_NAMES = ["north-east","east","south-east","south-west","west","north-west"] as const;

export const ACTION_NAMES = ["capture","illegal_mining","muster","mine","superiority","transport","recruit","convert","support","rotate","bribe","speculate"] as const;

export const ABILITY_NAMES = ["drill","infirmary","tavern","tug"] as const;
