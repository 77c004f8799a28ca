import type { Catalogue, ClassicView, PlayerView } from '@signum/classic';
import { MILLIMETRE } from '@signum/geometry';
import { plain, type Language, type Roster } from '@signum/text';

/** The table as one seat sees it, in a few lines. */
export function tableLines(
  view: ClassicView,
  seat: number,
  cards: Catalogue,
  roster: Roster,
  { names }: Language,
): string[] {
  const { turn, phase, players, creatures, terrains } = view;
  return [
    `[${turn}] ${names.phases[phase]}`,
    ...players.map((player, at) => playerLine(player, at === seat ? '*' : ' ', at, roster)),
    ...creatures.map(({ id, card, controller, x, y, wounds, armour, hidden, activated }) => {
      const print = cards[card];
      const health = print && 'health' in print ? print.health : 0;
      const marks = [
        ...(armour > 0 ? [`+${armour}`] : []),
        ...(hidden ? ['hidden'] : []),
        ...(activated ? ['activated'] : []),
      ];
      const place = `${Math.round(x / MILLIMETRE)},${Math.round(y / MILLIMETRE)}`;
      return `  ${controller + 1} ${roster.creature(id).name}  ${health - wounds}/${health}  at ${place} ${marks.join(' ')}`.trimEnd();
    }),
    ...terrains.map(({ id }) => `    ${roster.terrain(id).name}`),
  ].map(plain);
}

function playerLine(player: PlayerView, sign: string, seat: number, roster: Roster): string {
  const { prosperity, hand, deck, city, tactics } = player;
  const named = typeof hand === 'number' ? String(hand) : hand.map(card => roster.card(card).name).join(', ') || '-';
  const standing = city.map(({ card, tapped }) => `${roster.building(card).name}${tapped ? ' (tapped)' : ''}`);
  return [
    `${sign}${seat + 1} Prosperity ${prosperity}`,
    `deck ${deck}`,
    `tactics ${tactics.length}`,
    `City: ${standing.join(', ') || '-'}`,
    `hand: ${named}`,
  ].join('; ');
}
