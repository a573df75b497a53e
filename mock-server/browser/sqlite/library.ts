import init, { type Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { SqliteError } from './sqlite-error.ts';

/** A place in the memory of the library, or the handle of an object in it. */
export type Pointer = number;

/** The functions of SQLite's C interface that are called without the conversions of the package, which cost time. */
interface Exports {
  sqlite3_bind_double: (statement: Pointer, index: number, value: number) => number;
  sqlite3_bind_null: (statement: Pointer, index: number) => number;
  sqlite3_bind_text: (
    statement: Pointer,
    index: number,
    text: Pointer,
    bytes: number,
    destructor: number,
  ) => number;
  sqlite3_changes: (database: Pointer) => number;
  sqlite3_column_bytes: (statement: Pointer, column: number) => number;
  sqlite3_column_count: (statement: Pointer) => number;
  sqlite3_column_double: (statement: Pointer, column: number) => number;
  sqlite3_column_text: (statement: Pointer, column: number) => Pointer;
  sqlite3_column_type: (statement: Pointer, column: number) => number;
  sqlite3_finalize: (statement: Pointer) => number;
  sqlite3_get_autocommit: (database: Pointer) => number;
  sqlite3_reset: (statement: Pointer) => number;
  sqlite3_step: (statement: Pointer) => number;
  sqlite3_total_changes: (database: Pointer) => number;
}

/** The loaded library. */
export interface Library {
  capi: Sqlite3Static['capi'];
  wasm: Sqlite3Static['wasm'];
  c: Exports;
  /** The memory now: it is another one once it has grown. */
  bytes: (from: Pointer, length: number) => Uint8Array;
  /** Writes a text into memory until the next text; returns its length in bytes. */
  write: (text: string) => number;
  /** Where `write` writes. */
  scratch: () => Pointer;
  /** Reads a text of a length in bytes. */
  read: (from: Pointer, length: number) => string;
}

let loaded: Library | undefined;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Up to this length a text is read faster by its characters than by a decoder. */
const shortLength = 24;

/** A short text of ASCII characters; undefined for any other. */
function shortAscii(memory: ArrayBuffer, from: Pointer, length: number): string | undefined {
  if (length > shortLength) return undefined;
  const view = new Uint8Array(memory, from, length);
  let text = '';
  for (let index = 0; index < length; index += 1) {
    const code = view[index] ?? 0;
    if (code > 127) return undefined;
    text += String.fromCharCode(code);
  }
  return text;
}

function createLibrary({ capi, wasm }: Sqlite3Static): Library {
  const c: Exports = wasm.exports;
  const memory: { readonly buffer: ArrayBuffer } = Reflect.get(wasm, 'memory');
  const bytes = (from: Pointer, length: number) => new Uint8Array(memory.buffer, from, length);
  let size = 4096;
  let scratch = wasm.alloc(size);
  return {
    capi,
    wasm,
    c,
    bytes,
    write: (text) => {
      // A character takes three bytes at most.
      if (text.length * 3 > size) {
        wasm.dealloc(scratch);
        size = text.length * 3;
        scratch = wasm.alloc(size);
      }
      return encoder.encodeInto(text, bytes(scratch, size)).written;
    },
    scratch: () => scratch,
    read: (from, length) =>
      shortAscii(memory.buffer, from, length) ?? decoder.decode(bytes(from, length)),
  };
}

/** The file systems of the package: databases are in memory only. */
const fileSystems = {
  kvvfs: true,
  opfs: true,
  'opfs-vfs': true,
  'opfs-wl': true,
  'opfs-sahpool': true,
};

/** Loads SQLite from its WebAssembly file. Databases can be opened afterwards. */
export async function loadLibrary(wasmBinary: ArrayBuffer | Uint8Array): Promise<void> {
  if (loaded) return;
  const load: (options: object) => Promise<Sqlite3Static> = init;
  const quiet = (): void => {};
  Object.assign(globalThis, { sqlite3ApiConfig: { disable: { vfs: fileSystems } } });
  loaded = createLibrary(await load({ wasmBinary, print: quiet, printErr: quiet }));
}

/** The library. Throws before it is loaded. */
export function library(): Library {
  if (!loaded) throw new Error('SQLite is not loaded yet');
  return loaded;
}

/** The last error of a database. */
export function lastError(database: Pointer): SqliteError {
  const { capi } = library();
  const code = capi.sqlite3_extended_errcode(database);
  return new SqliteError(
    String(capi.sqlite3_errmsg(database)),
    String(capi.sqlite3_js_rc_str(code)),
  );
}
