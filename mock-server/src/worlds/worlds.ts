import { randomUUID } from 'node:crypto';
import {
  type Db,
  openEmptyDatabase,
  openSnapshot,
  restoreSnapshot,
  serializeDatabase,
} from '../db/database.ts';
import { openDatabaseFile } from '../db/database-file.ts';
import { readSettings, updateStoredSettings, type WorldSpec } from '../db/settings.ts';
import { JournalBudget, type JournalState, takeChanges } from '../journal/journal.ts';
import { seeding, seedWorld } from '../seeding/seed-world.ts';
import { nextTurn } from '../shared/next-turn.ts';
import type { FaultState } from './faults.ts';
import { changeHostStyle, loadWorld, type RecordingStart, type World } from './world.ts';
import {
  resetSpec,
  resolveWorldSpec,
  type SpecDefaults,
  type WorldOptions,
} from './world-options.ts';
import { worldIdValue } from './world-values.ts';

/** Maximum number of worlds in memory. */
const maxWorlds = 1_000;
const idleTimeoutMs = 12 * 60 * 60_000;

export class WorldsFullError extends Error {
  override readonly name = 'WorldsFullError';
}

/** Maximum number of cached snapshots; the least recently used is dropped first. */
const maxSnapshots = 16;
const snapshots = new Map<string, Buffer>();

/** A new world's database as bytes: the same for the same spec. */
export function snapshotFor({ hostStyle, ...spec }: WorldSpec): Buffer {
  const snapshot = plainSnapshotFor(spec);
  if (!hostStyle) return snapshot;
  const db = openSnapshot(Buffer.from(snapshot));
  updateStoredSettings(db, { spec: { ...spec, hostStyle } });
  const styled = serializeDatabase(db);
  db.handle.close();
  return styled;
}

/** The database of a world without host styles. The last few are cached. */
function plainSnapshotFor(spec: WorldSpec): Buffer {
  const snapshot = snapshots.get(JSON.stringify(spec)) ?? createSnapshot(spec);
  return cached(spec, snapshot);
}

function cached(spec: WorldSpec, snapshot: Buffer): Buffer {
  const key = JSON.stringify(spec);
  snapshots.delete(key);
  snapshots.set(key, snapshot);
  if (snapshots.size > maxSnapshots) snapshots.delete(snapshots.keys().next().value ?? key);
  return snapshot;
}

/** Seeds a world that has many bets for `snapshotFor` beforehand, and serves others in between. */
async function prepareSnapshot({ hostStyle: _, ...spec }: WorldSpec): Promise<void> {
  if (spec.bets === undefined || snapshots.has(JSON.stringify(spec))) return;
  const db = openEmptyDatabase();
  try {
    for (const _ of seeding(db, spec)) await nextTurn();
    cached(spec, serializeDatabase(db));
  } finally {
    db.handle.close();
  }
}

function createSnapshot(spec: WorldSpec): Buffer {
  const db = openEmptyDatabase();
  try {
    seedWorld(db, spec);
    return serializeDatabase(db);
  } finally {
    db.handle.close();
  }
}

export interface WorldDefaults extends SpecDefaults {
  /** The app id of the world that exists from the start; without one, each request must name a world that was created. */
  defaultWorld: string | undefined;
  /** The database file of the default world; in memory if undefined. */
  file: string | undefined;
  fresh: boolean;
  /** Worlds must be created before their first use. */
  strict: boolean;
}

/** The initial state of a world file is kept up to this size, for replays. */
const maxSnapshotBytes = 4 * 1024 * 1024;

/** The state of a world at a moment. An absent part is as in a new world. */
export interface WorldState {
  database: Buffer;
  faults?: FaultState;
  /** Its requests and their start; undefined if the start is not known any more. */
  recording?: { start: RecordingStart | undefined; journal: JournalState } | undefined;
}

/** Maximum number of worlds with a kept state; the oldest state is dropped first. */
const maxKept = 8;

/** Bytes of a database. */
export const sizeOf = ({ handle }: Db): number =>
  Number(handle.pragma('page_count', { simple: true })) *
  Number(handle.pragma('page_size', { simple: true }));

export class Worlds {
  private readonly byId = new Map<string, World>();
  private readonly budget = new JournalBudget();
  /** The stored states by the ids of their worlds. */
  private readonly kept = new Map<string, { id: string; state: WorldState }>();
  private readonly defaults: WorldDefaults;

  /** Opens the default world. Throws a DatabaseFileError for a file that cannot be used. */
  constructor(defaults: WorldDefaults) {
    this.defaults = defaults;
    const { defaultWorld, file, fresh } = defaults;
    if (defaultWorld === undefined) return;
    const db = file === undefined ? openEmptyDatabase() : openDatabaseFile(file);
    const found = !fresh && readSettings(db) !== undefined;
    if (!found) restoreSnapshot(db, snapshotFor(resolveWorldSpec(defaults, {})));
    const small = found && sizeOf(db) <= maxSnapshotBytes;
    const first = this.put(defaultWorld, db, small ? { snapshot: serializeDatabase(db) } : {});
    if (found && !small) first.recordingStart = undefined;
    if (found && defaults.hostStyle) changeHostStyle(first, defaults.hostStyle);
  }

  private put(id: string, db: Db, start: Partial<RecordingStart>): World {
    const world = loadWorld(id, db, { ...start, budget: this.budget });
    takeChanges(world);
    this.byId.set(id, world);
    return world;
  }

  private evict(world: World): void {
    this.byId.delete(world.id);
    this.kept.delete(world.id);
    close(world);
  }

  /**
   * Makes room for a new world, if there is none, by removing the least recently used world that nobody changed, which
   * can be created again, or that nobody used for long. Throws a WorldsFullError if there is no such world.
   */
  private makeRoom(): void {
    if (this.byId.size < maxWorlds) return;
    const { defaultWorld } = this.defaults;
    const idleSince = Date.now() - idleTimeoutMs;
    const [oldest] = this.list()
      .filter(({ isTouched, usedAt }) => !isTouched || usedAt < idleSince)
      .filter(({ id }) => id !== defaultWorld)
      .sort((a, b) => a.usedAt - b.usedAt);
    if (!oldest)
      throw new WorldsFullError(
        `This mock holds ${maxWorlds} worlds and all are in use: remove one.`,
      );
    this.evict(oldest);
  }

  private make(id: string, snapshot: Buffer, start: Partial<RecordingStart> = {}): World {
    const { defaultWorld, file } = this.defaults;
    const previous = this.byId.get(id);
    // The default world stays in its file.
    if (id === defaultWorld && previous && file !== undefined) {
      restoreSnapshot(previous.db, snapshot);
      previous.journal.close();
      return this.put(id, previous.db, start);
    }
    if (!previous) this.makeRoom();
    const world = this.put(id, openSnapshot(snapshot), start);
    if (previous) close(previous);
    return world;
  }

  /** The world of an id; undefined for an unknown id. */
  get(id: string): World | undefined {
    return this.byId.get(id);
  }

  /** The world of an id, created on first use; undefined for an id that is not allowed. */
  use(id: string): World | undefined {
    const world = this.byId.get(id);
    if (world) {
      world.usedAt = Date.now();
      return world;
    }
    if (this.defaults.strict || worldIdValue.read(id) === undefined) return undefined;
    const created = this.create(id, {});
    created.isTouched = false;
    return created;
  }

  create(id: string, options: WorldOptions): World {
    return this.make(id, snapshotFor(resolveWorldSpec(this.defaults, options)));
  }

  /** Creates a world in a state, replacing any with this id. */
  restore(id: string, { database, faults, recording }: WorldState): World {
    const world = this.make(id, database, { snapshot: database });
    if (faults) world.faults.load(faults);
    if (recording) {
      world.journal.load(recording.journal);
      world.recordingStart = recording.start;
    }
    return world;
  }

  /** Stores the state of a world in memory, in place of the state stored before. Returns the id of the stored state. */
  keep({ id: world, db, faults, journal, recordingStart }: World): string {
    const id = randomUUID();
    const state: WorldState = {
      database: serializeDatabase(db),
      faults: faults.state(),
      recording: { start: recordingStart, journal: journal.state() },
    };
    this.kept.delete(world);
    this.kept.set(world, { id, state });
    if (this.kept.size > maxKept) this.kept.delete(this.kept.keys().next().value ?? world);
    return id;
  }

  /** Restores the state of a world that is stored under an id; undefined if the state is gone. */
  putBack(world: string, id: string): World | undefined {
    const kept = this.kept.get(world);
    return kept?.id === id ? this.restore(world, kept.state) : undefined;
  }

  /** Creates a world with the start of another one. */
  fork(id: string, { spec, wallClock, snapshot }: RecordingStart): World {
    return this.make(id, snapshot ?? snapshotFor(spec), { wallClock, snapshot });
  }

  /** One sentence on an id that names no world. */
  whyUnknown(id: string): string {
    if (!this.defaults.strict) return `Invalid app id ${id}.`;
    if (this.defaults.defaultWorld !== undefined)
      return `There is no world ${id}: this mock has only worlds that were created. world.create() or PUT /__mock/worlds/<id>/ makes one.`;
    return `There is no world ${id}: this mock has only worlds that were created; name one by the header x-mock-world, by /w/<id>/ in the address, or as app_id.`;
  }

  /** Resets a world to its seed data and keeps its host styles; on real time to the seed data of the current hour. */
  reset(id: string): World | undefined {
    const world = this.byId.get(id);
    return world && this.make(id, snapshotFor(resetSpec(world.settings.spec)));
  }

  /** Resets a world as `reset`; others are served while many bets are seeded. */
  async resetInSteps(id: string): Promise<World | undefined> {
    const spec = this.byId.get(id)?.settings.spec;
    if (spec) await prepareSnapshot(resetSpec(spec));
    return this.reset(id);
  }

  /** Removes a world; the default one is reset instead, to the styles of new worlds. Returns whether there was one. */
  drop(id: string): boolean {
    const world = this.byId.get(id);
    if (!world) return false;
    if (id === this.defaults.defaultWorld) {
      changeHostStyle(world, this.defaults.hostStyle ?? []);
      this.reset(id);
    } else this.evict(world);
    return true;
  }

  /** Tells if a world still has its id: it was neither replaced nor dropped. */
  isCurrent(world: World): boolean {
    return this.byId.get(world.id) === world;
  }

  list(): World[] {
    return [...this.byId.values()];
  }

  close(): void {
    for (const world of this.byId.values()) close(world);
    this.byId.clear();
  }
}

function close({ journal, db }: World): void {
  journal.close();
  db.handle.close();
}
