import { type Library, lastError, library, type Pointer } from './library.ts';

/** A value of a column. Integers are numbers. */
type Value = string | number | null;
/** A row as object, as list (`raw`), or its first value (`pluck`). */
type Row = Record<string, Value> | Value[] | Value;

/** What a statement needs of its database. */
export interface Owner {
  readonly pointer: Pointer;
  /** Frees a statement, unless the database is closed. */
  readonly finalize: (statement: Pointer) => void;
}

// Result codes and types of the C interface.
const done = 101;
const row = 100;
const float = 2;
const integer = 1;
const text = 3;
/** Tells SQLite to copy the text. */
const transient = -1;

const collected = new FinalizationRegistry<() => void>((free) => free());

/** A prepared statement with the methods of better-sqlite3's `Statement` that the mock uses. */
export class Statement {
  readonly #owner: Owner;
  readonly #pointer: Pointer;
  readonly #columns: readonly string[];
  /** The name of each parameter without its prefix; undefined for one by place. */
  readonly #parameters: readonly (string | undefined)[];
  readonly #library: Library;
  #shape: 'object' | 'list' | 'first' = 'object';

  constructor(owner: Owner, pointer: Pointer) {
    this.#owner = owner;
    this.#pointer = pointer;
    this.#library = library();
    const { capi, c } = this.#library;
    this.#columns = Array.from({ length: c.sqlite3_column_count(pointer) }, (_, index) =>
      String(capi.sqlite3_column_name(pointer, index)),
    );
    this.#parameters = Array.from({ length: capi.sqlite3_bind_parameter_count(pointer) }, (_, n) =>
      capi.sqlite3_bind_parameter_name(pointer, n + 1)?.slice(1),
    );
    const { finalize } = owner;
    collected.register(this, () => finalize(pointer));
  }

  /** Returns the first value of each row. */
  pluck(): this {
    this.#shape = 'first';
    return this;
  }

  /** Returns each row as a list. */
  raw(): this {
    this.#shape = 'list';
    return this;
  }

  columns(): { name: string }[] {
    return this.#columns.map((name) => ({ name }));
  }

  run(...given: unknown[]): { changes: number; lastInsertRowid: number } {
    const { c, capi } = this.#library;
    const database = this.#owner.pointer;
    this.#bind(given);
    const before = c.sqlite3_total_changes(database);
    try {
      while (this.#step());
      const isUnchanged = c.sqlite3_total_changes(database) === before;
      return {
        changes: isUnchanged ? 0 : c.sqlite3_changes(database),
        lastInsertRowid: Number(capi.sqlite3_last_insert_rowid(database)),
      };
    } finally {
      c.sqlite3_reset(this.#pointer);
    }
  }

  get(...given: unknown[]): Row | undefined {
    this.#bind(given);
    try {
      return this.#step() ? this.#row() : undefined;
    } finally {
      this.#library.c.sqlite3_reset(this.#pointer);
    }
  }

  all(...given: unknown[]): Row[] {
    this.#bind(given);
    const rows: Row[] = [];
    try {
      while (this.#step()) rows.push(this.#row());
      return rows;
    } finally {
      this.#library.c.sqlite3_reset(this.#pointer);
    }
  }

  *iterate(...given: unknown[]): Generator<Row, void, void> {
    this.#bind(given);
    try {
      while (this.#step()) yield this.#row();
    } finally {
      this.#library.c.sqlite3_reset(this.#pointer);
    }
  }

  /** Goes to the next row; false after the last. */
  #step(): boolean {
    const code = this.#library.c.sqlite3_step(this.#pointer);
    if (code === row) return true;
    if (code === done) return false;
    throw lastError(this.#owner.pointer);
  }

  #row(): Row {
    if (this.#shape === 'first') return this.#value(0);
    const columns = this.#columns;
    if (this.#shape === 'list') return columns.map((_, index) => this.#value(index));
    const object: Record<string, Value> = {};
    // Many rows: without an iterator this takes a third of the time.
    for (let index = 0; index < columns.length; index += 1) {
      object[columns[index] ?? ''] = this.#value(index);
    }
    return object;
  }

  #value(index: number): Value {
    const { c, read } = this.#library;
    const type = c.sqlite3_column_type(this.#pointer, index);
    if (type === integer || type === float) return c.sqlite3_column_double(this.#pointer, index);
    if (type !== text) return null;
    const from = c.sqlite3_column_text(this.#pointer, index);
    return read(from, c.sqlite3_column_bytes(this.#pointer, index));
  }

  /** Binds values by place, as a list, or by name. */
  #bind(given: readonly unknown[]): void {
    const values = given.flat();
    const [named] = values;
    const isNamed = typeof named === 'object' && named !== null;
    const count = this.#parameters.length;
    if (!isNamed && values.length !== count) {
      const amount = values.length < count ? 'few' : 'many';
      throw new RangeError(`Too ${amount} parameter values were provided`);
    }
    for (const [index, name] of this.#parameters.entries()) {
      if (!isNamed) this.#bindValue(index + 1, values[index]);
      else this.#bindValue(index + 1, this.#namedValue(named, name));
    }
  }

  #namedValue(values: object, name: string | undefined): unknown {
    if (name === undefined || !Object.hasOwn(values, name)) {
      throw new RangeError(`Missing named parameter "${name}"`);
    }
    return Reflect.get(values, name);
  }

  #bindValue(index: number, value: unknown): void {
    const { c } = this.#library;
    if (value === null || value === undefined) {
      // Its result is lost in the WebAssembly build; it cannot fail for an index that exists.
      c.sqlite3_bind_null(this.#pointer, index);
      return;
    }
    const code =
      typeof value === 'number'
        ? c.sqlite3_bind_double(this.#pointer, index, value)
        : this.#bindText(index, value);
    if (code !== 0) throw lastError(this.#owner.pointer);
  }

  #bindText(index: number, value: unknown): number {
    if (typeof value !== 'string') {
      throw new TypeError('SQLite3 can only bind numbers, strings and null here');
    }
    const { c, write, scratch } = this.#library;
    const bytes = write(value);
    return c.sqlite3_bind_text(this.#pointer, index, scratch(), bytes, transient);
  }
}
