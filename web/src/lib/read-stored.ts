import { read } from '@matka/contracts/reading/read';

/** Reads a stored text by a declaration. The value is undefined if the text is absent, no JSON, or unusable. */
export function readStored<T extends object>(
  declaration: T,
  text: string | null,
): ReturnType<typeof read<T>> {
  try {
    return read(declaration, JSON.parse(text ?? 'null'));
  } catch {
    return { value: undefined, losses: [] };
  }
}
