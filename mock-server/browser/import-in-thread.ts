import { importWorld } from '../src/recording/import-world.ts';

/** Stands in for the import in a thread: the engine runs in a thread of its own. */
export const importInThread = importWorld;
