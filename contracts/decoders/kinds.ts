/** The form in which a text is meant. A text in another form is read all the same. */
export type Form = 'digit' | 'jodi' | 'pana' | 'clock' | 'day' | 'timestamp' | 'status' | 'side';

/** A text; a number counts as the text of its digits. One that misses the pattern is none. */
export interface Text {
  readonly kind: 'text';
  readonly form?: Form;
  readonly pattern?: RegExp;
}

/** A number that is counted exactly; a text that is one counts as well. */
export interface Numeric {
  readonly kind: 'number';
  readonly min?: number;
}

export interface Flag {
  readonly kind: 'flag';
}

/** One of some words. */
export interface Word<W extends string = string> {
  readonly kind: 'word';
  readonly words: readonly W[];
}

/** A list without the entries that cannot be read. */
export interface List<K extends Kind = Kind> {
  readonly kind: 'list';
  readonly each: Needed<K>;
  /** Of entries with the same id only the first is read. */
  readonly byId?: true;
  /** How many entries are read, all when absent. */
  readonly most?: number;
}

/** An object whose keys are data. */
export interface Dictionary<K extends Kind = Kind> {
  readonly kind: 'dictionary';
  readonly each: Needed<K>;
}

export type Fields = { readonly [name: string]: Field };

/** An object with named fields. Fields without a decoder are dropped, unless the object is kept whole. */
export interface Entity<F extends Fields = Fields> {
  readonly kind: 'entity';
  readonly fields: F;
  readonly whole?: true;
}

/** The first of several kinds that fits. */
export interface Either<K extends Kind = Kind> {
  readonly kind: 'either';
  readonly kinds: readonly K[];
}

/** A text that holds a value in a notation of its own. */
export interface Parsed<K extends Kind = Kind> {
  readonly kind: 'parsed';
  /** Throws where the text is not in that notation. */
  readonly parse: (text: string) => unknown;
  readonly of: Needed<K>;
}

/** What a value is. */
export type Kind = Text | Numeric | Flag | Word | List | Dictionary | Entity | Either | Parsed;

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

type DecodedOne<K extends Kind> = K extends Text
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

export const text = { kind: 'text' } as const satisfies Text;
export const number = { kind: 'number' } as const satisfies Numeric;
export const flag = { kind: 'flag' } as const satisfies Flag;

/** A text that is meant in this form. */
export const textOf = (form: Form): Text => ({ kind: 'text', form });

/** A text that is nothing else than what the pattern allows. */
export const matching = (pattern: RegExp, form?: Form): Text =>
  form ? { kind: 'text', form, pattern } : { kind: 'text', pattern };

export const atLeast = (min: number): Numeric => ({ kind: 'number', min });

export const oneOf = <W extends string>(...words: readonly W[]): Word<W> => ({
  kind: 'word',
  words,
});

export const needed = <K extends Kind>(kind: K): Needed<K> => ({ presence: 'needed', kind });

export const defaulted = <K extends Kind>(
  kind: K,
  otherwise: NoInfer<Decoded<K>>,
): Defaulted<K> => ({
  presence: 'defaulted',
  kind,
  otherwise,
});

export function optional<K extends Kind>(kind: K): Optional<K>;
export function optional<K extends Kind>(
  kind: K,
  otherwise: NoInfer<Decoded<K>>,
): OptionalWithDefault<K>;
export function optional(kind: Kind, otherwise?: unknown): Optional | OptionalWithDefault {
  return otherwise === undefined
    ? { presence: 'optional', kind }
    : { presence: 'optional', kind, otherwise };
}

export const entity = <F extends Fields>(fields: F): Entity<F> => ({ kind: 'entity', fields });

/** An entity that keeps what no decoder names. */
export const whole = <F extends Fields>(fields: F): Entity<F> => ({
  kind: 'entity',
  fields,
  whole: true,
});

export const list = <K extends Kind>(kind: K): List<K> => ({ kind: 'list', each: needed(kind) });

/** A list of entities that are told apart by their ids. */
export const listById = <F extends Fields & { readonly id: Needed<Numeric> }>(
  kind: Entity<F>,
): List<Entity<F>> => ({ kind: 'list', each: needed(kind), byId: true });

/** A list of which only the first entry is read. */
export const firstOf = <K extends Kind>(kind: K): List<K> => ({
  kind: 'list',
  each: needed(kind),
  most: 1,
});

export const dictionary = <K extends Kind>(kind: K): Dictionary<K> => ({
  kind: 'dictionary',
  each: needed(kind),
});

export const either = <K extends readonly Kind[]>(...kinds: K): Either<K[number]> => ({
  kind: 'either',
  kinds,
});

export const parsed = <K extends Kind>(parse: (text: string) => unknown, kind: K): Parsed<K> => ({
  kind: 'parsed',
  parse,
  of: needed(kind),
});
