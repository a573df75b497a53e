import { Buffer } from 'node:buffer';
import { lastError, library, type Pointer } from './library.ts';
import { SqliteError } from './sqlite-error.ts';
import { type Owner, Statement } from './statement.ts';

/** Work in a transaction; `immediate` takes the write lock at its beginning. */
type Transaction = (() => unknown) & { immediate: () => unknown };

/** What better-sqlite3 compiles in, and the package does not. */
const settings =
  'PRAGMA page_size = 4096; PRAGMA foreign_keys = ON; PRAGMA recursive_triggers = ON;';

/**
 * better-sqlite3's `Database` over the WebAssembly build of SQLite: what the mock uses of it, for databases in memory.
 * The library must be loaded before.
 */
export default class Database {
  static readonly SqliteError = SqliteError;
  readonly #owner: Owner;
  readonly #statements = new Set<Pointer>();
  #isOpen = true;

  /** Opens an empty database, or one from the bytes of `serialize`. */
  constructor(source: string | Uint8Array) {
    const { capi, wasm } = library();
    if (typeof source === 'string' && source !== ':memory:') {
      throw new TypeError('There are no database files here');
    }
    const place = wasm.allocPtr(1);
    const code = capi.sqlite3_open_v2(
      ':memory:',
      place,
      capi.SQLITE_OPEN_READWRITE | capi.SQLITE_OPEN_CREATE,
      0,
    );
    const pointer = wasm.peekPtr(place);
    wasm.dealloc(place);
    this.#owner = { pointer, finalize: (statement) => this.#finalize(statement) };
    if (code !== 0) throw lastError(pointer);
    capi.sqlite3_extended_result_codes(pointer, 1);
    this.exec(settings);
    if (typeof source !== 'string') this.#deserialize(source);
  }

  get open(): boolean {
    return this.#isOpen;
  }

  get inTransaction(): boolean {
    return library().c.sqlite3_get_autocommit(this.#owner.pointer) === 0;
  }

  prepare(sql: string): Statement {
    const { capi, wasm } = library();
    const place = wasm.allocPtr(1);
    const code = capi.sqlite3_prepare_v2(this.#pointer(), sql, -1, place, 0);
    const statement = wasm.peekPtr(place);
    wasm.dealloc(place);
    if (code !== 0) throw lastError(this.#owner.pointer);
    this.#statements.add(statement);
    return new Statement(this.#owner, statement);
  }

  exec(sql: string): this {
    const code = library().capi.sqlite3_exec(this.#pointer(), sql, 0, 0, 0);
    if (code !== 0) throw lastError(this.#owner.pointer);
    return this;
  }

  pragma(source: string, { simple = false } = {}): unknown {
    const statement = this.prepare(`PRAGMA ${source}`);
    return simple ? statement.pluck().get() : statement.all();
  }

  transaction(work: () => unknown): Transaction {
    const within = (begin: string) => (): unknown => {
      this.exec(begin);
      try {
        const result = work();
        this.exec('COMMIT');
        return result;
      } catch (error) {
        if (this.inTransaction) this.exec('ROLLBACK');
        throw error;
      }
    };
    return Object.assign(within('BEGIN'), { immediate: within('BEGIN IMMEDIATE') });
  }

  /** The database as bytes. */
  serialize(): Buffer {
    const { capi, wasm, bytes: memory } = library();
    const size = wasm.alloc(8);
    const from = capi.sqlite3_serialize(this.#pointer(), 'main', size, 0);
    const length = Number(wasm.peek64(size));
    wasm.dealloc(size);
    if (from === 0 && length > 0) throw new RangeError('There is no memory for the database');
    const bytes = Buffer.from(memory(from, length));
    capi.sqlite3_free(from);
    return bytes;
  }

  close(): this {
    if (!this.#isOpen) return this;
    for (const statement of this.#statements) this.#finalize(statement);
    library().capi.sqlite3_close_v2(this.#owner.pointer);
    this.#isOpen = false;
    return this;
  }

  #pointer(): Pointer {
    if (!this.#isOpen) throw new TypeError('The database connection is not open');
    return this.#owner.pointer;
  }

  #finalize(statement: Pointer): void {
    if (this.#isOpen && this.#statements.delete(statement)) library().c.sqlite3_finalize(statement);
  }

  #deserialize(bytes: Uint8Array): void {
    const { capi, wasm, bytes: memory } = library();
    const { length } = bytes;
    const data = wasm.alloc(length);
    memory(data, length).set(bytes);
    const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE;
    const code = capi.sqlite3_deserialize(this.#pointer(), 'main', data, length, length, flags);
    if (code !== 0) throw lastError(this.#owner.pointer);
  }
}
