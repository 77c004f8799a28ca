import { isSeed, type Seed } from './chance.ts';
import { hashOfText } from './hash.ts';

/**
 * Provable dice (K-CHN-3). Before the game the host publishes the pledge of its seed; then every seat adds a nonce of its
 * own; the game is played with the seed made of them all. Nobody can choose the dice: the host is bound by its pledge
 * before it knows the nonces, and the seats do not know the host's seed. After the game the origin is shown to everybody.
 */
export interface Origin {
  readonly host: Seed;
  /** One for each seat, in their order: any text. */
  readonly nonces: readonly string[];
}

/** What the host publishes before it hears a nonce. */
export function pledgeOf(host: Seed): string {
  return hashOfText(`signum pledge 1\n${host}`);
}

/** The seed of the game. Lengths stand before the nonces, so that no two lists of them read alike. */
export function gameSeed({ host, nonces }: Origin): Seed {
  const parts = nonces.map(nonce => `${nonce.length}:${nonce}`);
  return hashOfText(['signum seed 1', host, ...parts].join('\n'));
}

/** Was this the seed that the host pledged? */
export function keepsPledge(pledge: string, host: Seed): boolean {
  return isSeed(host) && pledgeOf(host) === pledge;
}
