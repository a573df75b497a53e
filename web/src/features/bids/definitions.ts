import { type ScreenId, screenOf } from '../../lib/paths.ts';
import type { Definition } from './engine/definition.ts';

/** The definitions of all bid screens: a file in `screens/` is a screen. */
export const definitions: readonly Definition[] = Object.values(
  import.meta.glob<Definition>(['./screens/*.ts', '!./screens/*.test.ts'], {
    eager: true,
    import: 'definition',
  }),
);

const byId = new Map(definitions.map((definition) => [definition.id, definition]));

/** The definition of a bid screen. Throws an Error if its file is missing. */
export function definitionWith(id: ScreenId): Definition {
  const definition = byId.get(id);
  if (!definition) throw new Error(`No file in screens/ defines ${id}`);
  return definition;
}

/** The definition of the screen that a bet type opens; undefined for a code that the product does not know. */
export function definitionOf(code: string): Definition | undefined {
  const screen = screenOf(code);
  return screen && definitionWith(screen);
}
