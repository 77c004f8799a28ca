import type { Messages } from '../../messages.ts';
import { capital } from '../../marks.ts';
import { names } from '../names.ts';
import { called, player } from '../speech.ts';

/** Buildings of the City and templates on the Battlefield. */
export const city = {
  constructionDecision: ({ player: seat, building }, roster) => {
    const { name, is } = player(seat, roster);
    return building === undefined ? `${name} ${is('construct', 'constructs')} nothing.` : null;
  },
  buildingConstructed: ({ player: seat, building }, roster) => {
    const { name, is } = player(seat, roster);
    return `${name} ${is('construct', 'constructs')} the ${called(roster.building(building))}.`;
  },
  buildingTapped: ({ player: seat, building, why }, roster) =>
    why === 'cost' ? null : `${capital(player(seat, roster).whose)} ${called(roster.building(building))} is tapped.`,
  buildingUntapped: ({ player: seat, building }, roster) =>
    `${capital(player(seat, roster).whose)} ${called(roster.building(building))} is untapped.`,
  buildingAbilityDeclared: ({ player: seat, building }, roster) => {
    const { name, is } = player(seat, roster);
    return `${name} ${is('use', 'uses')} the ${called(roster.building(building))}.`;
  },
  buildingDestroyed: ({ player: seat, building }, roster) =>
    `${capital(player(seat, roster).whose)} ${called(roster.building(building))} is destroyed.`,

  terrainDeclared: () => null,
  terrainPlaced: ({ player: seat, terrain }, roster) => {
    const { name, is } = player(seat, roster);
    return `${name} ${is('place', 'places')} ${called(roster.terrain(terrain))} on the Battlefield.`;
  },
  terrainDestroyed: ({ terrain }, roster) => `The terrain ${called(roster.terrain(terrain))} is destroyed.`,
  ruinsSearched: ({ who, terrain, face }, roster) =>
    `${called(roster.creature(who))} searches ${called(roster.terrain(terrain))}: ${names.faces[face]}.`,
  secretEntranceRolled: ({ who, terrain, face }, roster) =>
    `${called(roster.creature(who))} enters the secret passage of ${called(roster.terrain(terrain))}: ${names.faces[face]}.`,
} satisfies Partial<Messages['events']>;
