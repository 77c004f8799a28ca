import { gap, inContact } from '@signum/geometry';
import { answerText, type Language } from '@signum/text';
import { useLanguage, useWords } from '../../app/use-language.ts';
import { cardOf, lookup } from '../../cards/card-of.ts';
import type { Reply, Sight } from '../../game/contract.ts';
import { useTable } from '../../game/use-table.ts';
import { useRoster } from '../use-roster.ts';
import { lengthText } from '../board/length-text.ts';
import { WORDS } from './words.ts';

/** An option in words: its label, and what a player would ask next. With marks. */
export interface OptionText {
  readonly label: string;
  readonly detail?: string | undefined;
}

const NOTHING = { actions: [], closed: [] } as const;

/** Puts options into words. */
export function useOptionText(): (reply: Reply) => OptionText {
  const { sight } = useTable();
  const language = useLanguage();
  const words = useWords(WORDS);
  const roster = useRoster();
  return reply => {
    const { question } = sight;
    const asked = question?.kind === reply.kind ? question : ({ kind: 'nextAction', ...NOTHING } as const);
    const label = answerText(language.messages, asked, reply, roster);
    const away = distanceOf(sight, reply);
    if (away === undefined) return { label, detail: abilityLine(sight, reply, language) };
    const cm = words.centimetres(lengthText(language.code, away));
    return { label, detail: away === 0 ? words.contact : words.distance(cm) };
  };
}

/** How far the target is from whoever acts, in hundredths of a millimetre; 0 in contact (C-CMP-9). */
function distanceOf({ view, question }: Sight, reply: Reply): number | undefined {
  if (question?.kind !== 'act' || !('target' in reply)) return undefined;
  const actor = view.creatures.find(({ id }) => id === question.creature);
  const target = view.creatures.find(({ id }) => id === reply.target);
  if (!actor || !target) return undefined;
  return inContact(actor, target) ? 0 : gap(actor, target);
}

/** What the ability says that would be used: a card can have several. */
function abilityLine({ view, question }: Sight, reply: Reply, language: Language): string | undefined {
  if (reply.kind !== 'act' && reply.kind !== 'nextAction') return undefined;
  const creatureCard = (id: string) => view.creatures.find(one => one.id === id)?.card;
  switch (reply.do) {
    case 'use building':
      return textLine(reply.building, reply.ability, language);
    case 'use creature':
      return textLine(creatureCard(reply.creature), reply.ability, language);
    case 'use relic': {
      const relic = view.players.flatMap(({ relics }) => relics).find(({ id }) => id === reply.relic);
      return textLine(relic?.card, reply.ability, language);
    }
    case 'use': {
      const place = /^text (\d+)$/.exec(reply.ability)?.[1];
      const actor = question?.kind === 'act' ? creatureCard(question.creature) : undefined;
      return place === undefined ? undefined : textLine(actor, Number(place), language);
    }
    default:
      return undefined;
  }
}

/** The sentence of one written ability of a card: they stand in the order of the card. */
function textLine(card: string | undefined, place: number, language: Language): string | undefined {
  if (card === undefined) return undefined;
  return language.card(cardOf(card), lookup).lines.filter(({ about }) => about === 'ability')[place]?.text;
}
