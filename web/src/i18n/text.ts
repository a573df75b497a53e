import type { hi } from './hi.ts';

/** A text of the app: in English, in ICU message format. It is its own id in the other languages. */
export type TextId = keyof typeof hi;

/** The texts of a language by their English texts. */
export type Catalogue = Readonly<Record<TextId, string>>;

/** The name that opens an argument: up to its comma or brace. Words with spaces are plural forms. */
type NameAt<Rest extends string> = Rest extends `${infer Inner}}${string}`
  ? Inner extends `${infer Name},${string}`
    ? Name
    : Inner extends `${string} ${string}`
      ? never
      : Inner
  : never;

type ArgumentOf<T extends string> = T extends `${string}{${infer Rest}`
  ? NameAt<Rest> | ArgumentOf<Rest>
  : never;

/** A value of a text: a plain value, or another text. */
export type Value = string | number | HostText | { readonly id: TextId; readonly values?: object };

export type Values<Id extends TextId> = Readonly<Record<ArgumentOf<Id>, Value>>;

/** The arguments that a text needs: none without placeholders. */
export type ValuesOf<Id extends TextId> = [ArgumentOf<Id>] extends [never] ? [] : [Values<Id>];

export type PlainText = {
  [Id in TextId]: [ArgumentOf<Id>] extends [never] ? Id : never;
}[TextId];

/** A text of the app with its values, shown in the current language. */
export type Message =
  | PlainText
  | { readonly id: PlainText }
  | {
      [Id in TextId]: { readonly id: Id; readonly values: Values<Id> };
    }[Exclude<TextId, PlainText>];

/** A text of the host, shown unchanged. */
export interface HostText {
  readonly text: string;
}

/** A text for a player: a message of the app, or a text of the host. */
export type Shown = Message | HostText;

/** A text as the value of another one. */
export const asValue = (text: Shown): Exclude<Value, string | number> =>
  typeof text === 'string' ? { id: text } : text;
