import type { SecretKind } from '../../reading/json-schema.ts';

/** Placeholders of secrets: the same secret has the same one throughout a recording. */
export interface Placeholders {
  of: (kind: SecretKind, secret: string) => string;
  /** All secrets so far with their placeholders, longest first. Short texts are replaced only in their own field. */
  list: () => readonly Known[];
}

export interface Known {
  kind: SecretKind;
  secret: string;
  placeholder: string;
}

const isFound = ({ kind, secret }: Known): boolean =>
  kind.endsWith('name') ? /\p{L}.*\p{L}/u.test(secret) : secret.length >= 4;

const placeholder = /^<[a-z-]+-\d+>$/;

/** Tells if there is a placeholder anywhere in a text. */
export const holdsPlaceholder = (text: string): boolean => /<[a-z]+(-[a-z]+)?-\d+>/.test(text);

/** Tells if a text is a placeholder already. */
export const isPlaceholder = (text: string): boolean => placeholder.test(text);

/** Creates an empty set of placeholders. */
export function createPlaceholders(): Placeholders {
  const known = new Map<string, Known>();
  const counts = new Map<SecretKind, number>();
  let sorted: readonly Known[] | undefined = [];
  return {
    of: (kind, secret) => {
      const found = known.get(secret);
      if (found) return found.placeholder;
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      const added = { kind, secret, placeholder: `<${kind}-${count}>` };
      known.set(secret, added);
      sorted = undefined;
      return added.placeholder;
    },
    list: () => {
      sorted ??= [...known.values()]
        .filter(isFound)
        .sort((a, b) => b.secret.length - a.secret.length);
      return sorted;
    },
  };
}
