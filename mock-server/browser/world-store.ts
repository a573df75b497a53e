import type { WorldFile } from '../src/recording/world-file.ts';

/** A world as it is stored. */
export interface StoredWorld {
  id: string;
  /** Its start, journal and faults; its database is apart. */
  file: WorldFile;
  database: Uint8Array;
}

/** Where the engine keeps its worlds, so that it may be stopped at any moment. */
export interface WorldStore {
  /** All stored worlds. Throws if they cannot be read. */
  load: () => Promise<StoredWorld[]>;
  /** Stores the changed worlds and removes others, all or nothing. Throws if it could not. */
  save: (changed: readonly StoredWorld[], removed: readonly string[]) => Promise<void>;
}
