import type { Room } from '../rooms.ts';
import { importsOf, isRelative, type Import } from './imports.ts';
import { isTest, resolved, roomOf, type Source } from './source.ts';

type Rooms = Readonly<Record<string, Room>>;

/** Rooms that measure and prove: they may play the games that are made for tests. Nobody else ships those. */
const WORKBENCHES = ['bench', 'cli'];

/** Imports that the table of rooms does not allow. */
export function trespasses(sources: readonly Source[], rooms: Rooms): string[] {
  return sources.flatMap(file => {
    const room = roomOf(file.path);
    if (room === undefined) return [];
    return importsOf(file).flatMap(used => {
      const fault = isRelative(used.specifier)
        ? leavesRoom(file.path, room, resolved(file.path, used.specifier), used.takes === 'file')
        : oversteps(file.path, room, used, rooms);
      return fault === undefined ? [] : [`${file.path} ${fault}`];
    });
  });
}

/**
 * A relative path stays at home; tests and what stands outside `src` may reach the tools of the house. An address may also
 * name what belongs to no room, such as the root.
 */
function leavesRoom(path: string, room: string, target: string, isAddress: boolean): string | undefined {
  const isShipped = path.startsWith(`packages/${room}/src/`) && !isTest(path);
  if (target.startsWith('tools/') && !isShipped) return undefined;
  if (isAddress && !target.startsWith('packages/')) return undefined;
  if (!target.startsWith(`packages/${room}/`)) return `leaves its room for ${target}`;
  if (isShipped && isTest(target)) return `imports ${target}, which is for tests`;
  return undefined;
}

function oversteps(path: string, room: string, { specifier, takes }: Import, rooms: Rooms): string | undefined {
  const [, other, inner] = /^@signum\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  if (other === undefined) return undefined;
  if (inner === 'testing' && !isTest(path) && !WORKBENCHES.includes(room))
    return `imports ${specifier}, which is for tests`;
  if (other === room || rooms[room]?.imports.includes(other as never)) return undefined;
  if (!rooms[room]?.types.includes(other as never)) return `imports ${other}, which ${room} may not know`;
  // a test of cards plays them, so it may run the rules that the cards themselves only name
  return takes === 'types' || isTest(path) ? undefined : `imports values of ${other}; ${room} may know only its types`;
}

/** A table that contradicts itself: an import that does not go down, or an impure room below the outside. */
export function tableFaults(rooms: Rooms): string[] {
  return Object.entries(rooms).flatMap(([name, { level, imports, types, pure }]) => [
    ...[...imports, ...types]
      .filter(other => (rooms[other]?.level ?? Infinity) >= level)
      .map(other => `${name} may not import ${other}: it does not stand below`),
    ...(pure === level < 4 ? [] : [`${name}: the rooms of levels 1 to 3 are pure, and only they`]),
  ]);
}
