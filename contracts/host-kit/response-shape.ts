/** What stands at one place of an answer. */
interface ShapeNode {
  types: Set<string>;
  /** How often the place was there. */
  count: number;
}

/** What stands where in an answer: lists as `[*]`, maps of names as `.*`. */
export type Shape = ReadonlyMap<string, Readonly<ShapeNode>>;

/** Objects whose keys are data. */
const mapPaths: readonly string[] = ['$.markets'];

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
};

/** The common shape of some parsed answers. */
export function shapeOf(answers: readonly unknown[]): Shape {
  const shape = new Map<string, ShapeNode>();
  const walk = (value: unknown, name: string): void => {
    const place = shape.get(name) ?? { types: new Set(), count: 0 };
    shape.set(name, { types: place.types.add(typeOf(value)), count: place.count + 1 });
    if (Array.isArray(value)) {
      for (const item of value) walk(item, `${name}[*]`);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value))
        walk(inner, `${name}.${mapPaths.includes(name) ? '*' : key}`);
    }
  };
  for (const answer of answers) walk(answer, '$');
  return shape;
}

/** The place around a place. */
export const parentPath = (place: string): string => place.replace(/(\[\*\]|\.[^.[]+)$/, '');

/** Whether a member is there whenever the object around it is. */
export function isRequired(shape: Shape, place: string): boolean {
  const outer = shape.get(parentPath(place));
  // An object that is null at times is counted with its nulls: its members are then never always there.
  return !place.endsWith(']') && outer !== undefined && shape.get(place)?.count === outer.count;
}
