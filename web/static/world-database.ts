import type { StoredWorld, WorldStore } from './engine.ts';

/** The version of what is stored; another one is not read. */
const VERSION = 1;
const WORLDS = 'worlds';
const META = 'meta';

/** Another worker has taken the worlds over: this one may not store any more. */
export class ReplacedError extends Error {
  override readonly name = 'ReplacedError';
}

const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(transaction.error ?? new DOMException('It was aborted', 'AbortError'));
  });

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, VERSION);
  request.onupgradeneeded = () => {
    const database = request.result;
    // What an older build stored in another form cannot be read.
    for (const store of database.objectStoreNames) database.deleteObjectStore(store);
    database.createObjectStore(WORLDS, { keyPath: 'id' });
    database.createObjectStore(META);
  };
  return done(request);
}

/** Deletes a database, whatever it holds. */
export const deleteWorlds = (name: string): Promise<unknown> =>
  done(indexedDB.deleteDatabase(name));

/** Worlds in IndexedDB and the key that signs their tokens. */
export interface WorldDatabase extends WorldStore {
  secret: string;
  close: () => void;
}

const newSecret = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));

/**
 * Opens the worlds of a site. From then on only this opener can store: of two workers, during an update, the older one
 * would overwrite what the newer one stores.
 */
export async function openWorlds(name: string): Promise<WorldDatabase> {
  const database = await open(name);
  // A page that starts over may delete it.
  database.onversionchange = () => database.close();
  const owner = crypto.randomUUID();
  const transaction = database.transaction([WORLDS, META], 'readwrite');
  const meta = transaction.objectStore(META);
  const stored: unknown = await done(meta.get('secret'));
  const secret = typeof stored === 'string' ? stored : newSecret();
  meta.put(secret, 'secret');
  meta.put(owner, 'owner');
  const worlds: StoredWorld[] = await done(transaction.objectStore(WORLDS).getAll());
  await committed(transaction);

  async function save(changed: readonly StoredWorld[], removed: readonly string[]): Promise<void> {
    const saving = database.transaction([WORLDS, META], 'readwrite');
    const end = committed(saving);
    let failure: unknown;
    const current = saving.objectStore(META).get('owner');
    current.onsuccess = () => {
      try {
        if (current.result !== owner) throw new ReplacedError();
        const place = saving.objectStore(WORLDS);
        for (const world of changed) place.put(world);
        for (const id of removed) place.delete(id);
      } catch (error) {
        // The transaction itself would only report that its handler failed.
        failure = error;
        saving.abort();
      }
    };
    await end.catch((error: unknown) => {
      throw failure ?? error;
    });
  }
  return { secret, load: async () => worlds, save, close: () => database.close() };
}
