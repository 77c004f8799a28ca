import type { Messages } from '../../messages.ts';
import type { Roster } from '../../roster.ts';
import { names } from '../names.ts';
import { de } from '../phrase.ts';
import { called, player } from '../speech.ts';
import { isDone, owned, titled } from '../titles.ts';

/** Buildings of the City and templates on the Battlefield. */
export const city = {
  constructionDecision: ({ player: seat, building }, roster) => {
    const { name, does } = player(seat, roster);
    return building === undefined ? `${name} ne ${does('construisez', 'construit')} rien.` : null;
  },
  buildingConstructed: ({ player: seat, building }, roster) => {
    const { name, does } = player(seat, roster);
    return `${name} ${does('construisez', 'construit')} ${titled(roster.building(building), 'bâtiment').words}.`;
  },
  buildingTapped: ({ why, ...event }, roster) => (why === 'cost' ? null : done('engagé', event, roster)),
  buildingUntapped: (event, roster) => done('désengagé', event, roster),
  buildingAbilityDeclared: ({ player: seat, building }, roster) => {
    const { name, does } = player(seat, roster);
    return `${name} ${does('utilisez', 'utilise')} ${titled(roster.building(building), 'bâtiment').words}.`;
  },
  buildingDestroyed: (event, roster) => done('détruit', event, roster),

  terrainDeclared: () => null,
  terrainPlaced: ({ player: seat, terrain }, roster) => {
    const { name, does } = player(seat, roster);
    const what = titled(roster.terrain(terrain), 'terrain').words;
    return `${name} ${does('posez', 'pose')} ${what} sur le Champ de Bataille.`;
  },
  terrainDestroyed: ({ terrain }, roster) => {
    const what = titled(roster.terrain(terrain), 'terrain');
    return `${what.words} ${isDone('détruit', what)}.`;
  },
  ruinsSearched: ({ who, terrain, face }, roster) =>
    `${called(roster.creature(who))} fouille ${titled(roster.terrain(terrain), 'terrain').words} : ${names.faces[face]}.`,
  secretEntranceRolled: ({ who, terrain, face }, roster) => {
    const where = titled(roster.terrain(terrain), 'terrain').words;
    return `${called(roster.creature(who))} cherche l'entrée secrète ${de(where)} : ${names.faces[face]}.`;
  },
} satisfies Partial<Messages['events']>;

/** "Votre Arène est engagée." */
function done(
  participle: string,
  { player: seat, building }: { readonly player: number; readonly building: string },
  roster: Roster,
): string {
  const what = titled(roster.building(building), 'bâtiment');
  return `${owned(what, player(seat, roster))} ${isDone(participle, what)}.`;
}
