import type { Procedures } from '@signum/kernel';
import type { Decisions } from '../decisions/index.ts';
import type { Happening } from '../happenings.ts';
import type { ClassicState } from '../state.ts';
import type { EffectFrame } from '../texts/effect-frame.ts';
import { activation, type ActivationFrame } from './activation.ts';
import { backstab, type BackstabFrame } from './backstab.ts';
import { choosing, type ChoosingFrame } from './choosing.ts';
import { concentrate, type ConcentrateFrame } from './concentrate.ts';
import { concession, type ConcessionFrame } from './concession.ts';
import { construction, type ConstructionFrame } from './construction.ts';
import { control, type ControlFrame } from './control.ts';
import { curePoison, type CurePoisonFrame } from './cure-poison.ts';
import { damage, type DamageFrame } from './damage.ts';
import { detect, type DetectFrame } from './detect.ts';
import { discard, type DiscardFrame } from './discard.ts';
import { draw, type DrawFrame } from './draw.ts';
import { drawOffer, type DrawOfferFrame } from './draw-offer.ts';
import { effect } from './effect.ts';
import { elimination, type EliminationFrame } from './elimination.ts';
import { endGame, type EndGameFrame } from './end-game.ts';
import { endOfTurn, type EndOfTurnFrame } from './end-of-turn.ts';
import { enter, type EnterFrame } from './enter.ts';
import { heal, type HealFrame } from './heal.ts';
import { healer, type HealerFrame } from './healer.ts';
import { howl, type HowlFrame } from './howl.ts';
import { look, type LookFrame } from './look.ts';
import { mainPhase, type MainPhaseFrame } from './main-phase.ts';
import { melee, type MeleeFrame } from './melee.ts';
import { minions, type MinionsFrame } from './minions.ts';
import { move, type MoveFrame } from './move.ts';
import { payText, type PayTextFrame } from './pay-text.ts';
import { playCard, type PlayCardFrame } from './play-card.ts';
import { playTerrain, type PlayTerrainFrame } from './play-terrain.ts';
import { pushAway, type PushAwayFrame } from './push-away.ts';
import { ranged, type RangedFrame } from './ranged.ts';
import { relocate, type RelocateFrame } from './relocate.ts';
import { requiem, type RequiemFrame } from './requiem.ts';
import { rerollDice, type RerollDiceFrame } from './reroll-dice.ts';
import { returnToShadow, type ReturnToShadowFrame } from './return-to-shadow.ts';
import { revealTactic, type RevealTacticFrame } from './reveal-tactic.ts';
import { ritual, type RitualFrame } from './ritual.ts';
import { search, type SearchFrame } from './search.ts';
import { searchDeck, type SearchDeckFrame } from './search-deck.ts';
import { setup, type SetupFrame } from './setup.ts';
import { stateCheck, type StateCheckFrame } from './state-check.ts';
import { strike, type StrikeFrame } from './strike.ts';
import { turn, type TurnFrame } from './turn.ts';
import { useAbility, type UseAbilityFrame } from './use-ability.ts';
import { victim, type VictimFrame } from './victim.ts';
import { window, type WindowFrame } from './window.ts';
import { word, type WordFrame } from './word.ts';

/** Every procedure of the game that can be under way. */
export type ClassicFrame =
  | ActivationFrame
  | BackstabFrame
  | ChoosingFrame
  | ConcentrateFrame
  | ConcessionFrame
  | ConstructionFrame
  | ControlFrame
  | CurePoisonFrame
  | DamageFrame
  | DetectFrame
  | DiscardFrame
  | DrawFrame
  | DrawOfferFrame
  | EffectFrame
  | EliminationFrame
  | EndGameFrame
  | EndOfTurnFrame
  | EnterFrame
  | HealFrame
  | HealerFrame
  | HowlFrame
  | LookFrame
  | MainPhaseFrame
  | MeleeFrame
  | MinionsFrame
  | MoveFrame
  | PayTextFrame
  | PlayCardFrame
  | PlayTerrainFrame
  | PushAwayFrame
  | RangedFrame
  | RelocateFrame
  | RequiemFrame
  | RerollDiceFrame
  | ReturnToShadowFrame
  | RevealTacticFrame
  | RitualFrame
  | SearchDeckFrame
  | SearchFrame
  | SetupFrame
  | StateCheckFrame
  | StrikeFrame
  | TurnFrame
  | UseAbilityFrame
  | VictimFrame
  | WindowFrame
  | WordFrame;

export const procedures: Procedures<ClassicState, Happening, ClassicFrame, Decisions> = {
  activation,
  backstab,
  choosing,
  concentrate,
  concession,
  construction,
  control,
  curePoison,
  damage,
  detect,
  discard,
  draw,
  drawOffer,
  effect,
  elimination,
  endGame,
  endOfTurn,
  enter,
  heal,
  healer,
  howl,
  look,
  mainPhase,
  melee,
  minions,
  move,
  payText,
  playCard,
  playTerrain,
  pushAway,
  ranged,
  relocate,
  requiem,
  rerollDice,
  returnToShadow,
  revealTactic,
  ritual,
  search,
  searchDeck,
  setup,
  stateCheck,
  strike,
  turn,
  useAbility,
  victim,
  window,
  word,
};
