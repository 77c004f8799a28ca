import type { Question } from '../game/contract.ts';
import type { Asked } from './asked.ts';
import { aimAnywhere, aimAtEnemy } from './placing.ts';
import { barButtons, commit, creatures, golden, hastily, pressOn, someOf, type Player } from './player.ts';

type Answering = (player: Player, asked: Asked) => Promise<void>;

/** How somebody who likes to fight answers every kind of question, by what can be seen and pressed. */
export const ANSWERS: Readonly<Record<Question['kind'], Answering>> = {
  act,
  assignDice,
  choose,
  concede: pressSome,
  construct,
  may,
  mode: pickAndCommit,
  nextAction,
  offerDraw: pressSome,
  order: async (player, asked) => (player.roll() < 0.5 ? commit(player, asked) : pickAndCommit(player, asked)),
  payment: commit,
  place: aimAnywhere,
  reroll,
  route: aimAtEnemy,
  startingHand,
  tactic,
  terrainPose: aimAnywhere,
  whoBegins: commit,
};

/** Whoever can be attacked is; else the creature goes where the golden button leads, or stops. */
async function act(player: Player, asked: Asked): Promise<void> {
  const { page, hands, roll, prey } = player;
  const targets = await creatures(player, '[data-mark="target"]');
  if (prey !== undefined && targets.includes(prey)) {
    await hands.point(prey);
    return (await golden(player).count()) > 0 ? commit(player, asked) : pressSome(player, asked);
  }
  if (targets.length > 0 && roll() < 0.8) {
    const target = targets[Math.floor(roll() * targets.length)]!;
    const listed = page.locator('[aria-labelledby="targets-title"] button').first();
    // on the battlefield or in the list: both lead to the same
    await (roll() < 0.5 && (await listed.count()) > 0 ? hands.press(listed) : hands.point(target));
    return (await golden(player).count()) > 0 ? commit(player, asked) : pressSome(player, asked);
  }
  if (roll() < 0.9 && (await golden(player).count()) > 0) return commit(player, asked);
  return pressOn(player, asked, () => hands.press(barButtons(player).last()));
}

async function assignDice(player: Player, asked: Asked): Promise<void> {
  const slider = player.page.locator('section input[type=range]');
  const isBold = player.prey !== undefined || player.roll() < 0.7;
  if ((await slider.count()) > 0) await player.hands.slide(slider, isBold ? 'most' : 'least');
  await commit(player, asked);
}

/** So many as it takes until the golden button opens. */
async function choose(player: Player, asked: Asked): Promise<void> {
  const { page, hands, roll } = player;
  for (let picked = 0; picked < 8 && (await golden(player).count()) === 0; picked += 1) {
    const onTable = await creatures(player, '[data-mark="candidate"]');
    if (onTable.length > 0 && roll() < 0.5) {
      await hands.point(onTable[Math.floor(roll() * onTable.length)]!);
      continue;
    }
    const option = await someOf(player, page.locator('main ul[aria-label] button[aria-pressed="false"]:visible'));
    if (option) await hands.press(option);
  }
  await commit(player, asked);
}

/** A building where one can be had; else nothing, which on a phone has its button in the question. */
async function construct(player: Player, asked: Asked): Promise<void> {
  const choices = player.page.locator('li > button[aria-pressed]:has(b):not([data-hand-card]):visible');
  const count = await choices.count();
  if (count > 0) await player.hands.press(choices.nth(Math.min(1, count - 1)));
  if (count > 0 && (await golden(player).count()) > 0) return commit(player, asked);
  return pressOn(player, asked, () => player.hands.press(barButtons(player).first()));
}

async function may(player: Player, asked: Asked): Promise<void> {
  const buttons = barButtons(player);
  const yes = player.roll() < 0.7;
  await pressOn(player, asked, () => player.hands.press(yes ? buttons.first() : buttons.last()));
}

/** Cards and terrain while they can be had, then every creature in turn, then the end of the turn. */
async function nextAction(player: Player, asked: Asked): Promise<void> {
  const { page, hands, roll, likes } = player;
  if (likes === 'City') return endTurn(player, asked);
  const cards = page.locator('[data-open] > [data-hand-card], li > button[data-open]');
  const card = roll() < (likes === 'cards' ? 0.5 : 0.75) ? await someOf(player, cards) : null;
  if (card !== null && (await card.isVisible())) {
    await hands.press(card);
    return pressOn(player, asked, async () => {
      // a press that comes while the hand is dealt anew takes nothing up
      if ((await golden(player).count()) === 0) await hands.press(card);
      await hands.commit();
    });
  }
  const actors = likes === 'cards' ? [] : await creatures(player, '[data-mark="act"]');
  const actor = actors[Math.floor(roll() * actors.length)];
  if (actor !== undefined && roll() < 0.9) {
    await hands.point(actor);
    if ((await golden(player).count()) > 0) return commit(player, asked);
  }
  await endTurn(player, asked);
}

async function endTurn(player: Player, asked: Asked): Promise<void> {
  const { page, hands } = player;
  if (player.speaks && player.roll() < 0.5) await speak(player);
  await pressOn(player, asked, async () => {
    if (hands.name !== 'keyboard') return hands.press(barButtons(player).last());
    await page.keyboard.press('e');
    await hands.commit();
  });
}

async function pickAndCommit(player: Player, asked: Asked): Promise<void> {
  const option = await someOf(player, player.page.locator('main section ul[aria-label] button[aria-pressed]:visible'));
  if (option) await hastily(player, () => player.hands.press(option));
  await commit(player, asked);
}

/** All dice that may be rolled again are, or none. */
async function reroll(player: Player, asked: Asked): Promise<void> {
  const dice = player.page.locator('fieldset button[aria-pressed="false"]:not([aria-disabled])');
  if (player.prey === undefined && player.roll() < 0.7) await player.hands.press(dice.first());
  await commit(player, asked);
}

async function startingHand(player: Player, asked: Asked): Promise<void> {
  const card = await someOf(player, player.page.locator('fieldset button[aria-pressed="false"]'));
  if (card !== null && player.roll() < 0.6) await player.hands.press(card);
  await commit(player, asked);
}

/** A tactic that fits is revealed; else the moment passes. */
async function tactic(player: Player, asked: Asked): Promise<void> {
  const fitting = player.page.locator('main section ul[aria-label] button[aria-pressed="false"]:visible');
  const isShown = (await player.page.locator('[data-prompt="tactic"] button[data-primary]').count()) === 0;
  if (player.prey === undefined && isShown && (await fitting.count()) > 0 && player.roll() < 0.7) {
    return pressOn(player, asked, async () => {
      // a press that comes while the curtain is still rising takes nothing up
      if ((await golden(player).count()) === 0) await player.hands.press(fitting.first());
      await player.hands.commit();
    });
  }
  // the first one passes once, the others for a while
  const passes = player.speaks && player.roll() < 0.4 ? barButtons(player).nth(player.roll() < 0.5 ? 1 : 2) : null;
  await pressOn(player, asked, () => player.hands.press(passes ?? barButtons(player).first()));
}

/** Says on which occasions to be asked about tactics, if any lie there: something is ticked, or no longer. */
async function speak(player: Player): Promise<void> {
  const { page, hands } = player;
  const button = page.locator('button[data-word]');
  if ((await button.count()) === 0) return;
  await hands.press(button);
  const dialog = page.locator('dialog:modal');
  await hands.press((await someOf(player, dialog.locator('input')))!);
  await hands.press(dialog.locator('button'));
}

/** Any button of the bar. */
async function pressSome(player: Player, asked: Asked): Promise<void> {
  const button = await someOf(player, barButtons(player));
  await pressOn(player, asked, () => player.hands.press(button ?? barButtons(player).first()));
}
