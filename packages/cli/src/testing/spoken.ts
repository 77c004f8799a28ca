import { main } from '../main.ts';

export interface Spoken {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** How `signum` ends with these arguments, and all that it says on the way. */
export async function spoken(args: readonly string[], typed: readonly string[] = []): Promise<Spoken> {
  const said = { out: '', error: '' };
  const code = await main(args, {
    out: text => void (said.out += `${text}\n`),
    error: text => void (said.error += `${text}\n`),
    input: (async function* () {
      yield* typed;
    })(),
  });
  return { code, ...said };
}
