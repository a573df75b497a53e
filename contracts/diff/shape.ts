/** What a place of a document may hold. */
export interface Shape {
  /** JSON types; null is one of them, an integer is a number. */
  types: ReadonlySet<string>;
  /** Whether it is always there. */
  required: boolean;
  /** The only values that it may have, where the document limits them. */
  values?: ReadonlySet<string> | undefined;
}

/** Shapes by place: `$` is the whole, `[*]` a row, `.*` any key. */
export type Shapes = ReadonlyMap<string, Shape>;

/** A request or a response of an endpoint. */
export interface DocumentPart {
  /** E.g. `GET /markets/`. */
  call: string;
  /** `request`, `success` or the status of an error. */
  part: string;
  shapes: Shapes;
}

/** The outcome of one line of a host report. */
export interface DocumentLine {
  call: string;
  description: string;
  outcome: string;
  reasons: readonly string[];
}

/** A contract, or a report of a host, as far as it is compared. */
export interface ContractDocument {
  kind: 'pact' | 'OpenAPI document' | 'host report';
  parts: readonly DocumentPart[];
  /** Descriptions of interactions by call, in a pact. */
  interactions: ReadonlyMap<string, string>;
  /** Lines of a host report. */
  lines: readonly DocumentLine[];
}

/** Joins the shapes of two values that a place may hold. */
export function joined(a: Shape | undefined, b: Shape | undefined): Shape {
  if (!a || !b) {
    const one = a ?? b;
    return { types: one?.types ?? new Set(), required: false, values: one?.values };
  }
  const values = a.values && b.values ? new Set([...a.values, ...b.values]) : undefined;
  return {
    types: new Set([...a.types, ...b.types]),
    required: a.required && b.required,
    values,
  };
}

/** Joins maps of shapes: a place that one of them lacks is optional. */
export function joinedShapes(all: readonly Shapes[]): Shapes {
  const places = new Set(all.flatMap((shapes) => [...shapes.keys()]));
  return new Map(
    [...places].map((place) => {
      const found = all
        .filter((shapes) => isPossible(shapes, place))
        .map((shapes) => shapes.get(place));
      const [first, ...rest] = found;
      return [place, rest.reduce<Shape | undefined>(joined, first) ?? joined(first, undefined)];
    }),
  );
}

/** Whether a map has the place around another one: only then the absence of the inner one means something. */
function isPossible(shapes: Shapes, place: string): boolean {
  const outer = place.replace(/(\.[^.[\]]+|\[\*\])$/, '');
  const around = shapes.get(outer);
  return (
    outer === place || (around !== undefined && [...around.types].some((type) => type !== 'null'))
  );
}
