import type { Messages } from '../../messages.ts';
import type { Roster } from '../../roster.ts';
import { faceWords } from '../faces.ts';
import { buildingAsObject, called, player, title } from '../speech.ts';

/** Buildings of the City and templates on the Battlefield. */
export const city = {
  constructionDecision: ({ player: seat, building }, roster) => {
    const { name, does } = player(seat, roster);
    return building === undefined ? `${name} ничего не ${does('строите', 'строит')}.` : null;
  },
  buildingConstructed: ({ player: seat, building }, roster) => {
    const { name, does } = player(seat, roster);
    return `${name} ${does('строите', 'строит')} ${buildingAsObject(building, roster)}.`;
  },
  buildingTapped: ({ why, ...event }, roster) => (why === 'cost' ? null : done('повёрнуто', event, roster)),
  buildingUntapped: (event, roster) => done('развёрнуто', event, roster),
  buildingAbilityDeclared: ({ player: seat, building }, roster) => {
    const { name, does } = player(seat, roster);
    return `${name} ${does('используете', 'использует')} ${buildingAsObject(building, roster)}.`;
  },
  buildingDestroyed: (event, roster) => done('уничтожено', event, roster),

  terrainDeclared: () => null,
  terrainPlaced: ({ player: seat, terrain }, roster) => {
    const { name, does } = player(seat, roster);
    return `${name} ${does('размещаете', 'размещает')} на Поле боя местность ${title(roster.terrain(terrain))}.`;
  },
  terrainDestroyed: ({ terrain }, roster) => `Местность ${title(roster.terrain(terrain))} уничтожена.`,
  ruinsSearched: ({ who, terrain, face }, roster) =>
    `${called(roster.creature(who))} обыскивает местность ${title(roster.terrain(terrain))}: ${faceWords[face]}.`,
  secretEntranceRolled: ({ who, terrain, face }, roster) =>
    `${called(roster.creature(who))} ищет тайный ход, местность ${title(roster.terrain(terrain))}: ${faceWords[face]}.`,
} satisfies Partial<Messages['events']>;

/** "Ваше здание «Арена» повёрнуто.": the noun has the gender, whatever the name has. */
function done(
  participle: string,
  { player: seat, building }: { readonly player: number; readonly building: string },
  roster: Roster,
): string {
  const whose = player(seat, roster).own('ваше', `здание ${title(roster.building(building))}`);
  return `${whose} ${participle}.`;
}
