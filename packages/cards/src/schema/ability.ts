import { ATTACK_KINDS, HAPPENINGS } from '@signum/classic';
import * as v from 'valibot';
import { payment } from './amount.ts';
import { condition } from './condition.ts';
import { bonus, effect } from './language.ts';
import { allCreatures, anyCreature, creatureDesc, desc } from './selector.ts';
import { id, list, may, oneOf, yes } from './shapes.ts';
import { ATTACK_GROUPS, creatureRef, who } from './vocabulary.ts';

export const role = v.union([v.picklist([...creatureRef.options, ...creatureDesc.options]), anyCreature]);
/** What a text can answer. */
export const event = oneOf(HAPPENINGS);
const once = v.literal('turn');

/** Told apart by their first word: `when`, `use` or `always`. */
export const ability = v.union([
  v.strictObject({
    when: event,
    who: may(role),
    by: may(role),
    player: may(who),
    card: may(v.picklist([...desc.options, 'spell', 'this relic'])),
    attack: may(oneOf([...ATTACK_KINDS, ...ATTACK_GROUPS])),
    if: may(condition),
    may: may(yes),
    pay: may(payment),
    once: may(once),
    anyTurn: may(yes),
    effect,
    needs: may(id),
  }),
  v.strictObject({
    use: oneOf(['activation', 'free', 'tap']),
    pay: may(payment),
    once: may(once),
    impact: may(yes),
    effect,
    needs: may(id),
  }),
  v.strictObject({ always: list(bonus, 1), whom: may(allCreatures), if: may(condition), needs: may(id) }),
]);
