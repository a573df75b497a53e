/** A folder or file whose imports are restricted. The table of all layers is in `layers.ts`. */
export interface Layer {
  /** Folder with a trailing slash, or file, from the repository's root. The longest match wins. */
  path: string;
  /** Content in a few words. */
  holds: string;
  /** Paths of the layers that it may import, besides itself. */
  imports: readonly string[];
  /** Paths of the layers of which it may only import types. */
  types?: readonly string[];
  /** Why it may not import more. */
  reason: string;
  /** Whether its subfolders may not import each other. */
  separate?: boolean;
}
