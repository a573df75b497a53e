import type { hi } from './hi.ts';

/** An English text that the catalogues translate. */
export type Text = keyof typeof hi;

/** The names of the placeholders in a text. */
type Placeholder<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** The values for the placeholders of a text. */
export type Values<T extends string> = Readonly<Record<Placeholder<T>, string | number>>;

/** The arguments that a text needs: none without placeholders. */
export type ValuesOf<T extends string> = [Placeholder<T>] extends [never] ? [] : [Values<T>];

/** A text without placeholders, e.g. the label of an entry in a table. */
export type PlainText = {
  [T in Text]: [Placeholder<T>] extends [never] ? T : never;
}[Text];
