import type { Evidence } from './evidence.ts';
import type { Exemption } from './exemptions.ts';
import type { Rule, Section } from './rule-book.ts';

/** How a rule stands: held by tests, in need of none, held where others say the same, or not held at all. */
export type Standing =
  | { readonly kind: 'held'; readonly by: Evidence }
  | { readonly kind: 'exempt'; readonly why: string; readonly see: readonly string[] }
  | { readonly kind: 'gap'; /** The rules it points to that are not held yet. */ readonly waitsFor: readonly string[] };

export interface JudgedSection extends Omit<Section, 'rules'> {
  readonly rules: readonly (Rule & { readonly standing: Standing })[];
}

export interface Conformance {
  readonly sections: readonly JudgedSection[];
  /** Exemptions that are wrong: of no rule, of a rule that is held, or pointing to nothing that can be held. */
  readonly stale: readonly string[];
}

/** Sections of rules of play for two. Variants and quests (20, 21) are other games; 23 and 24 tell of the rules, they make none. */
const JUDGED = new Set([...Array.from({ length: 20 }, (_, number) => number), 22]);

export function conformanceOf(
  book: readonly Section[],
  evidence: ReadonlyMap<string, Evidence>,
  exemptions: ReadonlyMap<string, Exemption>,
): Conformance {
  const judged = book.filter(({ number }) => JUDGED.has(number));
  const ids = new Set(judged.flatMap(({ rules }) => rules.map(({ id }) => id)));

  function standingOf(id: string): Standing {
    const by = evidence.get(id);
    if (by) return { kind: 'held', by };
    const exemption = exemptions.get(id);
    const waitsFor = exemption?.see.filter(other => !evidence.has(other)) ?? [];
    return exemption && waitsFor.length === 0 ? { kind: 'exempt', ...exemption } : { kind: 'gap', waitsFor };
  }

  function faultsOf([id, { see }]: [string, Exemption]): string[] {
    if (!ids.has(id)) return [`${id} needs no word why it has no test: it is no rule of the judged sections`];
    if (evidence.has(id)) return [`${id} is held by a test or a scenario: its exemption can go`];
    return see
      .filter(other => !ids.has(other) || exemptions.has(other))
      .map(other => `${id} points to ${other}, which ${ids.has(other) ? 'is exempt itself' : 'is no rule there'}`);
  }

  return {
    sections: judged.map(section => ({
      ...section,
      rules: section.rules.map(rule => ({ ...rule, standing: standingOf(rule.id) })),
    })),
    stale: [...exemptions].flatMap(faultsOf),
  };
}

export interface Tally {
  readonly rules: number;
  readonly held: number;
  readonly exempt: number;
  readonly gaps: number;
}

export function tallyOf(sections: readonly JudgedSection[]): Tally {
  const kinds = sections.flatMap(({ rules }) => rules.map(({ standing }) => standing.kind));
  const count = (kind: Standing['kind']): number => kinds.filter(one => one === kind).length;
  return { rules: kinds.length, held: count('held'), exempt: count('exempt'), gaps: count('gap') };
}

/** "12 rules: 9 held, 2 need no test of their own, 1 gap." */
export function tallySentence({ rules, held, exempt, gaps }: Tally): string {
  return `${rules} rules: ${held} held, ${exempt} need no test of their own, ${gaps === 1 ? '1 gap' : `${gaps} gaps`}.`;
}
