import type { CreatureId, TerrainId } from '@signum/classic';
import { samePlain } from '@signum/kernel';
import { useCallback } from 'react';
import { useTable } from '../../game/use-table.ts';
import { useAim } from '../aim.ts';
import type { Spot } from './frame.ts';
import { useHandling } from './handling.ts';
import { moverAsked } from './mover.ts';
import { isAbout, replyFor } from './picked.ts';
import { judged, placingQuestion, proposalFor } from './placing.ts';
import { plannedContact, plannedMove, plannerOf, touches } from './plan.ts';
import { useScene } from './scene.ts';

interface Pointing {
  /** A creature or template is pointed at: selected, and proposed where the question is about it. */
  readonly pointAt: (id: string, keepsDraft?: boolean) => void;
  /** The answer that comes nearest to a spot is proposed. */
  readonly aimAt: (spot: Spot, isFine?: boolean) => void;
  /** Where the creature that may move next would go; false if it cannot mean that. */
  readonly planAt: (spot: Spot, isMeant: boolean, isFine?: boolean) => boolean;
  /** The creature that may move next would go into contact with an enemy; false if it cannot mean that. */
  readonly planInto: (enemy: string, spot: Spot) => boolean;
}

/** What pointing at things and spots means to the question. */
export function usePointing(): Pointing {
  const table = useTable();
  const scene = useScene();

  const aimAt = useCallback(
    (spot: Spot, isFine = false): void => {
      const { turn } = useHandling.getState();
      const proposal = proposalFor(table, { place: scene.frame.place(spot), isFine, turn });
      const { draft, flaw, propose } = useAim.getState();
      if (!proposal || (samePlain(proposal.reply, draft) && proposal.flaw === flaw)) return;
      propose(proposal.reply, proposal.flaw);
    },
    [table, scene],
  );

  const pointAt = useCallback(
    (id: string, keepsDraft = false): void => {
      const { question } = table.sight;
      const { draft, select, propose } = useAim.getState();
      if (question?.kind === 'route') {
        const { base } = moverAsked(question);
        const enemy = question.board.bases.find(other => other.id === id && other.team !== base.team);
        if (enemy) return aimAt(scene.frame.at(enemy));
      }
      const isCreature = scene.board.bases.some(base => base.id === id);
      select(isCreature ? { kind: 'creature', id: id as CreatureId } : { kind: 'terrain', id: id as TerrainId });
      if (placingQuestion(question)) return;
      const reply = keepsDraft && isAbout(draft, id) ? null : replyFor(question, id, draft);
      if (!reply) return;
      const { reply: proposed, flaw } = judged(table, reply);
      propose(proposed, flaw);
    },
    [table, scene, aimAt],
  );

  const planAt = useCallback(
    (spot: Spot, isMeant: boolean, isFine = false): boolean => {
      const { selected, plan, intend, propose } = useAim.getState();
      if (plan?.isMeant && !isMeant) return true;
      const creature = plannerOf(table.sight.question, selected?.kind === 'creature' ? selected.id : null);
      const aim = creature && plannedMove(scene, creature, scene.frame.place(spot), isFine);
      if (!creature || !aim) {
        if (plan && !isMeant) intend(null);
        return false;
      }
      if (isMeant) propose(null);
      intend({ creature, aim, isMeant });
      return true;
    },
    [table, scene],
  );

  const planInto = useCallback(
    (enemy: string, spot: Spot): boolean => {
      const { selected, plan, intend, propose } = useAim.getState();
      const creature = plannerOf(table.sight.question, selected?.kind === 'creature' ? selected.id : null);
      if (!creature || (plan?.isMeant && touches(plan, enemy))) return false;
      const aim = plannedContact(scene, creature, enemy, scene.frame.place(spot));
      if (!aim) return false;
      propose(null);
      intend({ creature, aim, isMeant: true });
      return true;
    },
    [table, scene],
  );

  return { pointAt, aimAt, planAt, planInto };
}
