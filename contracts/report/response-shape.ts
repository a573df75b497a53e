/** The values at one path of some responses. */
interface ShapeNode {
  types: Set<string>;
  /** Number of values. */
  count: number;
}

/** The types of values by path: rows of arrays are `[*]`, keys of maps are `.*`. */
export type Shape = ReadonlyMap<string, Readonly<ShapeNode>>;

/** Paths of objects whose keys are data. */
const mapPaths: readonly string[] = ['$.markets'];

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

/** The common shape of parsed responses. */
export function shapeOf(responses: readonly unknown[]): Shape {
  const shape = new Map<string, ShapeNode>();
  const walk = (value: unknown, path: string): void => {
    const node = shape.get(path) ?? { types: new Set(), count: 0 };
    shape.set(path, { types: node.types.add(typeOf(value)), count: node.count + 1 });
    if (Array.isArray(value)) {
      for (const row of value) walk(row, `${path}[*]`);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value))
        walk(inner, `${path}.${mapPaths.includes(path) ? '*' : key}`);
    }
  };
  for (const response of responses) walk(response, '$');
  return shape;
}

/** The path of the object or array around a path. */
export const parentPath = (path: string): string => path.replace(/(\[\*\]|\.[^.[]+)$/, '');

/** Whether every object at the parent path has this member. */
export function isRequired(shape: Shape, path: string): boolean {
  const parent = shape.get(parentPath(path));
  // A parent that is sometimes null counts its nulls: its members are then never required.
  return !path.endsWith(']') && parent !== undefined && shape.get(path)?.count === parent.count;
}
