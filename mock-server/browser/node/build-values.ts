import type { GeneratedPlayer } from '../../src/seeding/generated-players.ts';

/** What the build puts into the engine: see scripts/static-site/build-engine.ts. */
interface BuildValues {
  /** Files that the mock reads, by their path from the root of the repository. */
  readonly files: Readonly<Record<string, string>>;
  readonly methods: readonly string[];
  readonly statusCodes: Readonly<Record<number, string>>;
  /** Generated players of the default seed, by seed. */
  readonly players: Readonly<Record<number, readonly GeneratedPlayer[]>>;
  /** Hashes of the secrets of the default seed, by salt and secret with a space between. */
  readonly secrets: Readonly<Record<string, string>>;
}

declare const __ENGINE__: BuildValues;

export const buildValues: BuildValues = __ENGINE__;
