import type { Term } from '@signum/text';
import type { IconName } from '../icons/Icon.tsx';

/**
 * What a step waits for. `play`: the next thing that the scenario file expects has come true. `look`: somebody or something is
 * selected. `read`: the player wants to go on.
 */
export type Step = {
  readonly id: string;
  /** Lit on the table while the step lasts: creatures, templates, cards, buildings. */
  readonly light?: readonly string[];
} & (
  | { readonly wants: 'look'; readonly at: { readonly kind: 'creature' | 'terrain'; readonly id: string } }
  | { readonly wants: 'play' }
  | { readonly wants: 'read' }
);

/** One position of a lesson: a file of scenarios/lessons, and the steps that are taken on it. */
export interface Scene {
  readonly file: string;
  /** What is brought near, in millimetres: the middle and how far round it. */
  readonly near?: readonly [x: number, y: number, radius: number];
  readonly steps: readonly Step[];
}

export interface Lesson {
  readonly id: string;
  readonly icon: IconName;
  readonly minutes: number;
  /** The keywords that are met for the first time: never more than two. */
  readonly keywords: readonly Term[];
  readonly scenes: readonly Scene[];
}

/** The way from the first step on the battlefield to a whole game. */
export const LESSONS = [
  {
    id: 'move',
    icon: 'walking-boot',
    minutes: 2,
    keywords: [],
    scenes: [
      {
        file: '1-on-the-move',
        near: [290, 225, 225],
        steps: [
          { id: 'meet', wants: 'look', at: { kind: 'creature', id: 'Hisao' }, light: ['Hisao'] },
          { id: 'activate', wants: 'play', light: ['Hisao'] },
          { id: 'walk', wants: 'play' },
          { id: 'round', wants: 'play', light: ['Crow', 'Rocks'] },
          { id: 'end', wants: 'play' },
        ],
      },
    ],
  },
  {
    id: 'fight',
    icon: 'crossed-swords',
    minutes: 3,
    keywords: ['stamina'],
    scenes: [
      {
        file: '2-the-duel',
        near: [300, 260, 140],
        steps: [
          { id: 'contact', wants: 'play', light: ['Caillion'] },
          { id: 'attack', wants: 'play', light: ['Caillion'] },
          { id: 'split', wants: 'play' },
          { id: 'result', wants: 'read' },
        ],
      },
    ],
  },
  {
    id: 'wounds',
    icon: 'bleeding-wound',
    minutes: 3,
    keywords: ['initiative'],
    scenes: [
      {
        file: '3-wounds',
        near: [300, 310, 130],
        steps: [
          { id: 'weak', wants: 'look', at: { kind: 'creature', id: 'Sigrun' }, light: ['Sigrun'] },
          { id: 'activate', wants: 'play', light: ['Greer'] },
          { id: 'strike', wants: 'play', light: ['Sigrun'] },
          { id: 'tired', wants: 'play', light: ['Hisao', 'Sigrun'] },
          { id: 'finish', wants: 'play' },
        ],
      },
    ],
  },
  {
    id: 'shoot',
    icon: 'crossbow',
    minutes: 3,
    keywords: ['shooting', 'defense-against-shooting'],
    scenes: [
      {
        file: '4-in-sight',
        near: [320, 260, 190],
        steps: [
          { id: 'ready', wants: 'play', light: ['Garrus'] },
          { id: 'unseen', wants: 'look', at: { kind: 'creature', id: 'Tikka' }, light: ['Tikka', 'Rocks'] },
          { id: 'shot', wants: 'play', light: ['Caillion'] },
          { id: 'wood', wants: 'look', at: { kind: 'terrain', id: 'Forest' }, light: ['Forest'] },
          { id: 'cover', wants: 'play', light: ['Brissa', 'Sigrun'] },
          { id: 'saved', wants: 'read' },
        ],
      },
    ],
  },
  {
    id: 'city',
    icon: 'castle',
    minutes: 3,
    keywords: [],
    scenes: [
      {
        file: '5-the-city',
        steps: [
          { id: 'build', wants: 'play', light: ['shooting-range'] },
          { id: 'card', wants: 'play', light: ['garrus-the-crossbowman'] },
          { id: 'pay', wants: 'play' },
          { id: 'place', wants: 'play' },
          { id: 'use', wants: 'play', light: ['city-hall'] },
        ],
      },
    ],
  },
  {
    id: 'cards',
    icon: 'spell-book',
    minutes: 3,
    keywords: [],
    scenes: [
      {
        file: '6-cards',
        near: [300, 230, 230],
        steps: [
          { id: 'spell', wants: 'play', light: ['fireball', 'Caillion'] },
          { id: 'tactic', wants: 'play', light: ['caltrops'] },
          { id: 'wait', wants: 'play' },
          { id: 'reveal', wants: 'play', light: ['Sigrun'] },
        ],
      },
    ],
  },
  {
    id: 'ground',
    icon: 'run',
    minutes: 3,
    keywords: ['difficult', 'backstab'],
    scenes: [
      {
        file: '7-the-ground',
        near: [300, 230, 240],
        steps: [
          { id: 'wood', wants: 'look', at: { kind: 'terrain', id: 'Forest' }, light: ['Forest'] },
          { id: 'run', wants: 'play', light: ['Hisao'] },
          { id: 'leave', wants: 'play', light: ['Greer', 'Tikka'] },
          { id: 'search', wants: 'play', light: ['Crow', 'Ruins'] },
        ],
      },
    ],
  },
  {
    id: 'win',
    icon: 'laurels',
    minutes: 20,
    keywords: [],
    scenes: [
      {
        file: '8-the-hero-falls',
        near: [300, 440, 160],
        steps: [{ id: 'hero', wants: 'play', light: ['Hisao', 'Elianor'] }],
      },
      { file: '8-the-city-prospers', steps: [{ id: 'city', wants: 'play', light: ['smithy'] }] },
    ],
  },
] as const satisfies readonly Lesson[];

type Plan = (typeof LESSONS)[number];
export type LessonId = Plan['id'];

/** The steps of a lesson. */
export type StepOf<L extends LessonId> = Extract<Plan, { id: L }>['scenes'][number]['steps'][number];

export function lessonOf(id: string | undefined): (Lesson & { readonly id: LessonId }) | undefined {
  return LESSONS.find(lesson => lesson.id === id);
}
