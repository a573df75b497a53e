/** One value that was read, or could not be: `value` is then undefined. */
export interface Seen {
  /** E.g. `$.data[3].market.name`. */
  readonly place: string;
  readonly field: Field;
  /** What the response has there; undefined when it has nothing. */
  readonly found: unknown;
  /** What was read, before a default takes its place. */
  readonly value: unknown;
}

/** Is called with every value that a decoder looks for, parts before wholes. */
export type See = (seen: Seen) => void;

interface Readable {
  /** A host is not free to choose the value: it follows from the request or from other values. */
  readonly implied?: true;
  /** Reads what a response has at a place, which is neither null nor nothing; undefined when it cannot. */
  readonly read: (found: unknown, place: string, see?: See) => unknown;
}

/** The form in which a text is meant. A text in another form is read all the same. */
export type Form = 'digit' | 'jodi' | 'pana' | 'timestamp' | 'status' | 'side' | 'id';

/** A text; a number counts as the text of its digits. One that misses the pattern is none. */
export interface Text extends Readable {
  readonly kind: 'text';
  readonly form?: Form;
  readonly pattern?: RegExp;
}

/** A number that is counted exactly; a text that is one counts as well. */
export interface Numeric extends Readable {
  readonly kind: 'number';
  readonly min?: number;
}

export interface Flag extends Readable {
  readonly kind: 'flag';
}

/** One of some words. */
export interface Word<W extends string = string> extends Readable {
  readonly kind: 'word';
  readonly words: readonly W[];
}

/** A list without the entries that cannot be read. */
export interface List<K extends Kind = Kind> extends Readable {
  readonly kind: 'list';
  readonly each: Needed<K>;
  /** Of entries with the same id only the first is read; those without an id are all read. */
  readonly byId?: true;
  /** How many entries are read, all when absent. */
  readonly most?: number;
}

/** An object whose keys are data. */
export interface Dictionary<K extends Kind = Kind> extends Readable {
  readonly kind: 'dictionary';
  readonly each: Needed<K>;
}

export type Fields = { readonly [name: string]: Field };

/** An object with named fields. Fields without a decoder are dropped, unless the object is kept whole. */
export interface Entity<F extends Fields = Fields> extends Readable {
  readonly kind: 'entity';
  readonly fields: F;
  readonly whole?: true;
}

/** The first of several kinds that fits. */
export interface Either<K extends Kind = Kind> extends Readable {
  readonly kind: 'either';
  readonly kinds: readonly K[];
}

/** A text that holds a value in a notation of its own. */
export interface Parsed<K extends Kind = Kind> extends Readable {
  readonly kind: 'parsed';
  /** Throws where the text is not in that notation. */
  readonly parse: (text: string) => unknown;
  readonly of: K;
}

/** A text for people that is not blank, or the first such text of a list. */
export interface Message extends Readable {
  readonly kind: 'message';
}

/** What a value is. */
export type Kind =
  | Message
  | Text
  | Numeric
  | Flag
  | Word
  | List
  | Dictionary
  | Entity
  | Either
  | Parsed;

/** Without a value the whole entity is unusable. */
export interface Needed<K extends Kind = Kind> {
  readonly presence: 'needed';
  readonly kind: K;
}

/** A host is to send it; where it does not, `otherwise` takes its place. */
export interface Defaulted<K extends Kind = Kind> {
  readonly presence: 'defaulted';
  readonly kind: K;
  readonly otherwise: unknown;
}

/** A host may leave it out or send null. */
export interface Optional<K extends Kind = Kind> {
  readonly presence: 'optional';
  readonly kind: K;
}

/** A host may leave it out or send null; `otherwise` then takes its place. */
export interface OptionalWithDefault<K extends Kind = Kind> extends Optional<K> {
  readonly otherwise: unknown;
}

export type Field = Needed | Defaulted | Optional | OptionalWithDefault;

type Value<F extends Field> = Decoded<F['kind']>;
type Named<F extends Fields> = {
  [Name in keyof F as F[Name] extends Needed | { otherwise: unknown } ? Name : never]: Value<
    F[Name]
  >;
} & {
  [Name in keyof F as F[Name] extends Needed | { otherwise: unknown } ? never : Name]?: Value<
    F[Name]
  >;
};
type Flat<T> = { [Name in keyof T]: T[Name] };

/** The type of the values that a kind is decoded to. */
export type Decoded<K extends Kind> = Kind extends K ? unknown : DecodedOne<K>;

type DecodedOne<K extends Kind> = K extends Text | Message
  ? string
  : K extends Numeric
    ? number
    : K extends Flag
      ? boolean
      : K extends Word<infer W>
        ? W
        : K extends List<infer E>
          ? Decoded<E>[]
          : K extends Dictionary<infer E>
            ? Record<string, Decoded<E>>
            : K extends Entity<infer F>
              ? Flat<Named<F>>
              : K extends Either<infer E>
                ? Decoded<E>
                : K extends Parsed<infer E>
                  ? Decoded<E>
                  : never;
