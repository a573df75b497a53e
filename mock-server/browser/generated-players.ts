import type { GeneratedPlayer } from '../src/seeding/generated-players.ts';
import { buildValues } from './node/build-values.ts';

// Stands in for the module that generates players: faker is a third of the engine and few visitors need it.

declare global {
  var matkaGeneratedPlayers: ((seed: number) => GeneratedPlayer[]) | undefined;
}

/** Players of a seed for which faker has to be loaded first. */
export class FakerMissingError extends Error {
  override readonly name = 'FakerMissingError';
}

let isMissed = false;

/** Whether players were wanted for which faker is missing, since this was asked last. */
export function takeMissed(): boolean {
  const was = isMissed;
  isMissed = false;
  return was;
}

const known: Readonly<Record<number, readonly GeneratedPlayer[]>> = buildValues.players;

/** The players of a seed: computed by the build, or by faker once it is loaded. */
export function generatedPlayers(seed: number): GeneratedPlayer[] {
  const players = known[seed]?.map((player) => ({ ...player }));
  if (players) return players;
  const generate = globalThis.matkaGeneratedPlayers;
  if (generate) return generate(seed);
  isMissed = true;
  throw new FakerMissingError(`The players of seed ${seed} need a file that is not loaded`);
}
