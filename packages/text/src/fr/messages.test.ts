import type { CreatureId, RefusalCode, Refusals, RelicId, SeenHappening, TacticId, TerrainId } from '@signum/classic';
import { describe, expect, test } from 'vitest';
import { plain } from '../marks.ts';
import { answerText, eventText, promptText, refusalText } from '../messages.ts';
import { stage } from '../testing/stage.ts';
import { messages } from './messages.ts';

const greer = 'g' as CreatureId;
const imp = 'i' as CreatureId;
const seina = 's' as CreatureId;
const forest = 'f' as TerrainId;
const ruins = 'r' as TerrainId;
const sword = 'w' as RelicId;

const read = (text: string): string => plain(text).replaceAll('\u00a0', ' ').replaceAll('’', "'");

const told = (event: SeenHappening, reader = 0): string => read(eventText(messages, event, stage('fr', reader)) ?? '');

function why<C extends RefusalCode>(code: C, facts: Refusals[C]): string {
  return read(refusalText(messages, { code, facts }, stage('fr')));
}

type Asked = Parameters<typeof promptText>[1];

const title = (decision: Asked): string => read(promptText(messages, decision, stage('fr')).title);
const help = (decision: Asked): string => read(promptText(messages, decision, stage('fr')).help ?? '');
const label = (decision: Asked, answer: object): string => read(answerText(messages, decision, answer, stage('fr')));

/** Each row is its own title: what is said, and what a French player would say. */
const same = (rows: readonly (readonly [said: string, expected: string])[]) =>
  test.each(rows.map(([said, expected]) => ({ said, expected })))('$expected', ({ said, expected }) => {
    expect(said).toBe(expected);
  });

describe('the log speaks to its reader', () => {
  same([
    [told({ type: 'cardDrawn', player: 0, card: 'fireball' }), 'Vous piochez Boule de Feu.'],
    [told({ type: 'cardDrawn', player: 0 }, 1), 'Anna pioche une carte.'],
    [told({ type: 'turnStart', player: 0 }), 'Votre tour commence.'],
    [told({ type: 'turnStart', player: 0 }, 1), "Le tour d'Anna commence."],
    [
      told({ type: 'costPaid', player: 0, buildings: ['smithy', 'temple'], prosperity: 2 }),
      'Vous payez 2 Prospérité et engagez la Forge et le Temple.',
    ],
    [told({ type: 'costPaid', player: 0, buildings: [], prosperity: 0 }), ''],
    [told({ type: 'tacticSet', player: 1, tactic: 'u' as TacticId }), 'Boris pose une tactique face cachée.'],
    [told({ type: 'cardsSeen', player: 1, whose: 0 }), 'Boris regarde vos cartes.'],
    [
      told({ type: 'relicReplaced', player: 0, card: 'sword', relic: sword }),
      "Votre héros se défait d'Épée de l'Aube.",
    ],
    [
      told({ type: 'gameEnded', winners: [0], victory: 'concession' }),
      'Vous gagnez la partie : votre adversaire abandonne.',
    ],
    [told({ type: 'gameEnded', winners: [], victory: 'agreement' }), 'La partie est nulle par accord mutuel.'],
  ]);
});

describe('names have their articles, and nothing agrees with a name whose gender nobody knows', () => {
  same([
    [told({ type: 'attackDeclared', by: seina, who: greer, attack: 'shooting' }), "L'archère Seina tire sur Greer."],
    [
      told({ type: 'attackDeclared', by: greer, who: seina, attack: 'magical strike' }),
      "Greer attaque l'archère Seina avec Frappe Magique.",
    ],
    [told({ type: 'moveStarted', who: seina, length: 9300 }), "L'archère Seina parcourt 9,3 cm."],
    [told({ type: 'moveStarted', who: seina }), ''],
    [told({ type: 'contactEntered', by: greer, who: imp }), "Greer arrive au contact d'Imp."],
    [told({ type: 'creatureEliminated', who: seina }), "L'archère Seina est hors de combat."],
    [told({ type: 'buildingTapped', player: 1, building: 'smithy', why: 'effect' }), 'La Forge de Boris est engagée.'],
    [told({ type: 'buildingDestroyed', player: 0, building: 'den' }), 'Votre bâtiment Tanière du loup est détruit.'],
    [told({ type: 'terrainDestroyed', player: 0, card: 'ruins', terrain: ruins }), 'Les Ruines sont détruites.'],
    [
      told({ type: 'secretEntranceRolled', who: greer, terrain: ruins, face: 'axe' }),
      "Greer cherche l'entrée secrète des Ruines : Hache.",
    ],
    [
      told({ type: 'cardReturnedToHand', player: 0, card: 'greer' }),
      "Greer, lame de l'Aube, retourne dans votre main.",
    ],
    [told({ type: 'cardDiscarded', player: 1, card: 'greer' }), "Boris défausse Greer, lame de l'Aube."],
    [told({ type: 'woundsReceived', who: seina, n: 1 }), "L'archère Seina reçoit 1 blessure."],
    [told({ type: 'parameterChanged', who: greer, parameter: 'strength', change: -1 }), 'Greer subit −1 en Force.'],
    [
      told({ type: 'parameterChanged', who: seina, parameter: 'strength', becomes: 2 }),
      "La Force de l'archère Seina passe à 2.",
    ],
  ]);
});

describe('refusals say what is wrong and what would help', () => {
  same([
    [
      why('not-in-contact', { creature: greer, target: seina, short: 230 }),
      "Il manque 2,3 mm à Greer pour être au contact de l'archère Seina.",
    ],
    [
      why('not-at-terrain', { creature: greer, terrain: forest, short: 1200 }),
      'Il manque 1,2 cm à Greer pour être au contact de la Forêt.',
    ],
    [why('too-far', { short: 0.5 }), "C'est trop loin : il s'en faut de moins de 0,1 mm."],
    [why('nobody-to-heal', { creature: imp }), "Il n'y a personne qu'Imp puisse soigner."],
    [
      why('buildings-missing', { missing: ['arena', 'temple', 'any'], tapped: false }),
      'Il vous manque une Arène non engagée, un Temple non engagé et un autre bâtiment non engagé.',
    ],
    [
      why('too-little-prosperity', { needed: 5, there: 3 }),
      'Cela coûte 5 Prospérité. Vous en avez 3 : il en manque 2.',
    ],
    [why('too-few-hand-cards', { needed: 2, there: 1 }), "Vous devez défausser 2 cartes et n'en avez qu'une."],
    [why('no-target', { card: 'fireball' }), "Il n'y a aucune cible possible pour Boule de Feu."],
    [
      why('deck-too-small', { cards: 18, least: 20 }),
      "18 cartes, c'est trop peu : un deck en a 20 au moins. Ajoutez-en 2.",
    ],
  ]);
});

describe('questions and the labels of their answers', () => {
  const target: Asked = { kind: 'choose', purpose: 'target', card: 'fireball', options: [], least: 0, most: 2 };
  const act: Asked = { kind: 'act', creature: greer, deeds: [], closed: [] };
  const hand: Asked = { kind: 'startingHand', hand: ['greer', 'fireball', 'ambush'], mayDiscard: true };
  const mode: Asked = {
    kind: 'mode',
    card: 'fireball',
    options: [{ do: 'draw', who: 'you', amount: 2 }],
    possible: [0],
  };
  const cost = { buildings: ['arena', 'any', 'any'], prosperity: 1 } as const;

  same([
    [title(target), "Boule de Feu : choisissez jusqu'à 2 cibles."],
    [title({ ...target, most: 1, purpose: 'victim' }), 'Boule de Feu : choisissez une victime, ou aucune.'],
    [
      title({ kind: 'may', purpose: 'trigger', creature: imp, keyword: 'requiem' }),
      "Voulez-vous qu'Imp utilise Requiem ?",
    ],
    [
      title({ kind: 'may', purpose: 'pay', card: 'sword', pay: { prosperity: 1, discard: 2 } }),
      "Voulez-vous payer 1 Prospérité et défausser 2 cartes pour Épée de l'Aube ?",
    ],
    [
      help({ kind: 'payment', card: 'greer', cost, buildings: [] }),
      "Le coût : l'Arène, 2 bâtiments au choix et 1 Prospérité.",
    ],
    [
      help({ kind: 'tactic', events: [{ type: 'activationDeclared', who: seina }], usable: [] }),
      "L'archère Seina entre en action. Aucune de vos tactiques ne convient.",
    ],
    [
      help({ kind: 'route', creature: greer, into: [imp, seina] } as unknown as Asked),
      "Il faut arriver au contact d'Imp ou de l'archère Seina.",
    ],
    [label(target, { chosen: [] }), 'Ne rien choisir'],
    [label(target, { chosen: ['s', 'f'] }), "L'archère Seina et la Forêt"],
    [label(act, { do: 'attack', attack: 'melee combat', target: seina }), "Attaquer l'archère Seina au corps à corps"],
    [label(act, { do: 'use', ability: 'howl 1' }), 'Pousser un Hurlement'],
    [
      label(hand, { how: 'redraw', cards: ['greer', 'fireball', 'ambush'] }),
      "Échanger Greer, lame de l'Aube ; Boule de Feu ; Embuscade",
    ],
    [label(mode, { mode: 0 }), 'Piochez 2 cartes.'],
  ]);
});
