import type { Static, TArray, TNull, TObject, TSchema, TUnion } from 'typebox';

/** Marks a schema whose value is read as another type than the sent one. */
export interface ReadAs<T> {
  readonly '~read': T;
}

export interface WithDefault {
  readonly default: NonNullable<unknown>;
}

type IsNullable<T> =
  T extends TUnion<infer Variants> ? (TNull extends Variants[number] ? true : false) : false;
type MayLack<T> = T extends WithDefault
  ? false
  : T extends { '~optional': true }
    ? true
    : IsNullable<T>;
type Members<P> = {
  -readonly [Name in keyof P as MayLack<P[Name]> extends true ? never : Name]: Read<P[Name]>;
} & { -readonly [Name in keyof P as MayLack<P[Name]> extends true ? Name : never]?: Read<P[Name]> };
type Flat<T> = { [Name in keyof T]: T[Name] };

/** The type of the client's reading of a schema. Null is absence. */
export type Read<T> =
  T extends ReadAs<infer R>
    ? R
    : T extends TNull
      ? never
      : T extends TUnion<infer Variants>
        ? Read<Variants[number]>
        : T extends TArray<infer Item>
          ? Read<Item>[]
          : T extends TObject<infer P>
            ? Flat<Members<P>>
            : T extends TSchema
              ? Static<T>
              : never;
