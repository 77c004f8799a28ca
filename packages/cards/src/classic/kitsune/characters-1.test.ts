import { expect, test } from 'vitest';
import { playing, scene } from '../../testing/index.ts';

const START = [{ kind: 'turn', step: 'start' }] as const;
test('emiko-the-changeling: at the start of your turn she may take on the keywords of another within XL, for that turn', () => {
  const table = scene({
    creatures: {
      hero0: { at: [16, 584] },
      emiko: { card: 'emiko-the-changeling', at: [300, 16] },
      hayate: { of: 1, card: 'hayate-falling-leaf-swordsman', at: [300, 298] },
      brokk: { card: 'brokk-boilerfist', at: [200, 16] },
      far: { of: 1, card: 'ayame-moon-dancer', at: [300, 400] },
    },
    frames: START,
  });
  expect(table.asked('may')).toMatchObject({ seat: 0, card: 'emiko-the-changeling' });
  expect(table.yes().options).toEqual(['hayate', 'brokk']);
  const like = table.yes().choose('hayate').construct('none');
  expect(like.has('emiko', 'lunge') && like.has('emiko', 'initiative')).toBe(true);
  expect(like.value('strength', 'emiko')).toBe(1); // keywords only
  expect(table.yes().choose('brokk').value('shootingDice', 'emiko')).toBe(2);
  const next = like.endTurn();
  expect(next.has('emiko', 'lunge')).toBe(false);
  expect(next.asked('construct').seat).toBe(1); // nobody asked her in the opponent's turn
  expect(table.no().construct('none').has('emiko', 'lunge')).toBe(false);
});

test('emiko-the-changeling: a copy gives no tokens, but what it copies works', () => {
  const creatures = {
    emiko: { card: 'emiko-the-changeling', at: [300, 300] },
    kuro: { of: 1, card: 'kuro-shadow-tail', at: [300, 500] },
    suzu: { card: 'suzu-bell-shaman', at: [100, 300] },
  } as const;
  const table = scene({ creatures, frames: START }).yes();
  expect(table.choose('kuro').creature('emiko')).toMatchObject({ hidden: false });
  const hidden = table.choose('kuro').construct('none').activate('emiko').ability('stealth');
  expect(hidden.creature('emiko')).toMatchObject({ hidden: true });
  expect(table.choose('suzu').creature('emiko')).toMatchObject({ concentration: 0 });
  const calm = table.choose('suzu').construct('none').activate('emiko').ability('concentration');
  expect(calm.creature('emiko')).toMatchObject({ concentration: 1 });
});

test('kiyoshi-warrior-of-the-river-spirits: he cannot walk, but arrives beside any other creature of yours', () => {
  const table = scene({
    creatures: {
      kiyoshi: { card: 'kiyoshi-warrior-of-the-river-spirits', at: [50, 500] },
      scout: { at: [500, 300] },
      foe: { of: 1, at: [550, 300], print: { strength: 1, health: 4 } },
    },
  }).activate('kiyoshi');
  expect(table.refusal({ do: 'move' })).toMatchObject({ rule: 'C-MOV-11' });
  const spring = table.ability(0);
  expect(spring.options).toEqual(['hero0', 'scout']);
  const goal = spring.choose('scout');
  expect(goal.refusal({ x: 50_000, y: 40_000 })).toBeDefined(); // not in contact with the scout
  const end = goal.place(525, 321); // in contact with the foe, too
  expect(end.creature('kiyoshi')).toMatchObject({ x: 52_500, y: 32_100, activated: true });
  expect(end.asked('nextAction').seat).toBe(0); // that was his activation
  expect(end.told('contactEntered')).toMatchObject([{ who: 'foe', by: 'kiyoshi' }]);
});

test('kiyoshi-warrior-of-the-river-spirits: he fights with three dice', () => {
  const kiyoshi = { card: 'kiyoshi-warrior-of-the-river-spirits', at: [300, 300] } as const;
  const foe = { of: 1, at: [300, 332], print: { strength: 1, health: 4 } } as const;
  const fight = scene({ creatures: { kiyoshi, foe }, dice: 'axe axe axe bullseye' }).activate('kiyoshi').attack('foe');
  expect(fight.assign(0).assign(3).end().creature('foe')).toMatchObject({ wounds: 3 });
});

test('geisha-sayuri: on a Shield an enemy in sight within XL skips its next activation', () => {
  const given = {
    creatures: {
      sayuri: { card: 'geisha-sayuri', at: [300, 16] },
      knight: { of: 1, at: [300, 298] },
      squire: { of: 1, at: [400, 100] },
      far: { of: 1, at: [330, 310] },
      inari: { of: 1, card: 'avatar-of-inari', at: [500, 100] },
      behind: { of: 1, at: [150, 16] },
      friend: { at: [340, 60] },
    },
    terrains: { wall: { card: 'rocks', at: [220, 16] } },
  } as const;
  const charm = (dice: string) =>
    scene({ ...given, dice })
      .activate('sayuri')
      .ability(0);
  expect(charm('shield').options).toEqual(['knight', 'squire']); // the Avatar is shielded against impact
  const charmed = charm('shield').choose('knight').end();
  expect(charmed.creature('knight')).toMatchObject({ skips: true });
  const idle = charmed.nextTurn().activate('knight');
  expect(idle.told('activationSkipped')).toMatchObject([{ who: 'knight' }]);
  expect(idle.asked('nextAction').seat).toBe(1);
  expect(charm('axe').choose('knight').end().creature('knight')).toMatchObject({ skips: false });
});

test('geisha-sayuri: she is Agile', () => {
  const creatures = { sayuri: { card: 'geisha-sayuri', at: [300, 300] }, foe: { of: 1, at: [300, 332] } } as const;
  const table = scene({ creatures }).activate('sayuri');
  expect(table.move(300, 200).told('backstabProvoked')).toEqual([]);
});

const miura = { card: 'miura-whisper-of-the-wind', at: [100, 300] } as const;

test('miura-whisper-of-the-wind: fights after a Run and then slips away up to S, unharmed', () => {
  const foe = { of: 1, at: [361, 300], print: { strength: 1, health: 2 } } as const;
  const table = scene({ creatures: { miura, foe }, dice: 'bullseye axe axe bullseye' }).activate('miura');
  const there = table.run(320, 300); // L becomes XL; the Backstab for running in misses
  const fought = there.attack('foe').assign(0).assign(2);
  expect(fought.creature('foe')).toBeUndefined();
  expect(fought.asked('may')).toMatchObject({ seat: 0, card: 'miura-whisper-of-the-wind' });
  const slip = fought.yes();
  expect(slip.refusal({ mode: 'walk', x: 23_900, y: 30_000 })).toMatchObject({ code: 'too-far' });
  expect(slip.answer({ mode: 'walk', x: 24_000, y: 30_000 }).end().creature('miura')).toMatchObject({ x: 24_000 });
});

test('miura-whisper-of-the-wind: she is Agile, and her slip is safe even if it leads to the next enemy', () => {
  const brute = { of: 1, at: [141, 300], print: { strength: 1, health: 9 } } as const;
  const next = { of: 1, at: [100, 391], print: { strength: 1, health: 9 } } as const;
  const table = scene({ creatures: { miura, brute, next }, dice: 'axe axe shield' }).activate('miura');
  expect(table.move(50, 250).told('backstabProvoked')).toEqual([]);
  const slipped = table.attack('brute').assign(0).assign(2).yes().answer({ mode: 'walk', x: 10_000, y: 35_000 }).end();
  expect(slipped.creature('miura')).toMatchObject({ y: 35_000 });
  expect(slipped.told('backstabProvoked')).toEqual([]);
});

test('miura-whisper-of-the-wind: the slip is her own choice, and follows her own attacks only', () => {
  const brute = { of: 1, at: [141, 300], print: { strength: 1, health: 9 } } as const;
  const creatures = { miura, brute } as const;
  const fought = scene({ creatures, dice: 'axe axe shield' }).activate('miura').attack('brute').assign(0).assign(2);
  const away = fought.yes().answer({ mode: 'walk', x: 2500, y: 30_000 }).end();
  expect(away.creature('miura')).toMatchObject({ x: 2500, wounds: 0 });
  expect(fought.no().creature('miura')).toMatchObject({ x: 10_000 });
  const defended = scene({ creatures, active: 1, dice: 'bullseye' }).activate('brute').attack('miura').assign(0);
  expect(defended.assign(1).end().asked('nextAction').seat).toBe(1); // only after her own attacks
});

test('avatar-of-inari: she costs four buildings and 2 Prosperity, and brings 1 at the start of each of your turns', () => {
  const table = playing('avatar-of-inari', { players: [{ prosperity: 2 }] });
  expect(table.place(300, 30).summoned('avatar-of-inari')).toMatchObject({ r: 3000 });
  expect(table.player(0).prosperity).toBe(0);
  const avatar = { card: 'avatar-of-inari' } as const;
  const deck = { deck: ['fireball'], prosperity: 0 };
  const own = scene({ creatures: { avatar }, frames: START, players: [deck, deck] });
  expect(own.player(0).prosperity).toBe(2); // with the one of every turn
  const other = scene({ creatures: { avatar: { ...avatar, of: 1 } }, frames: START, players: [deck, deck] });
  expect(other.player(0).prosperity).toBe(1);
  expect(other.player(1).prosperity).toBe(0);
});

test('avatar-of-inari: abilities that act upon a chosen creature do not reach her', () => {
  const creatures = {
    zaira: { card: 'zaira-the-desert-rose', at: [300, 300] },
    avatar: { of: 1, card: 'avatar-of-inari', at: [300, 400] },
  } as const;
  const charm = { do: 'use', ability: 'text 0' };
  expect(scene({ creatures }).activate('zaira').refusal(charm)).toMatchObject({ rule: 'C-PLY-5' });
  const squire = { of: 1, at: [400, 300] } as const;
  expect(
    scene({ creatures: { ...creatures, squire } })
      .activate('zaira')
      .refusal(charm),
  ).toBeUndefined();
});

test('hayate-falling-leaf-swordsman: he strikes over a distance of S, and first', () => {
  const hayate = { card: 'hayate-falling-leaf-swordsman', at: [300, 300] } as const;
  const foe = { of: 1, print: { strength: 3, health: 2 } } as const;
  const table = scene({
    creatures: { hayate, near: { ...foe, at: [300, 412] }, far: { ...foe, at: [413, 300] } },
    dice: 'axe axe bullseye bullseye bullseye',
  }).activate('hayate');
  expect(table.refusal({ do: 'attack', attack: 'melee combat', target: 'far' })).toMatchObject({ rule: 'C-KW-Lunge' });
  const lunge = table.attack('near');
  expect(lunge.told('diceAssigned')).toMatchObject([{ who: 'near', attack: 0, defence: 3 }]);
  expect(lunge.assign(2).end().creature('near')).toBeUndefined();
  const close = scene({ creatures: { hayate, foe: { ...foe, at: [300, 332] } }, active: 1, dice: 'axe shield' });
  const struck = close.activate('foe').attack('hayate').assign(2).assign(3).end(); // the foe fell before its dice
  expect(struck.creature('foe')).toBeUndefined();
  expect(struck.creature('hayate')).toMatchObject({ wounds: 0 });
});
