import type { Layer } from '../layers/layer.ts';

/** An arrow between two layers by their paths. */
export interface Arrow {
  from: string;
  to: string;
  typesOnly: boolean;
}

const packageOf = (path: string): string => path.split('/')[0] ?? path;

/** The layers of one package, in their order. */
export const layersOf = (layers: readonly Layer[], name: string): readonly Layer[] =>
  layers.filter(({ path }) => packageOf(path) === name);

const arrowsOf = ({ path, imports, types = [] }: Layer): Arrow[] => [
  ...imports.map((to) => ({ from: path, to, typesOnly: false })),
  ...types.map((to) => ({ from: path, to, typesOnly: true })),
];

/** Arrows within a set of layers, without those that follow from others. */
export function reducedArrows(layers: readonly Layer[]): Arrow[] {
  const own = new Set(layers.map(({ path }) => path));
  const arrows = layers.flatMap(arrowsOf).filter(({ to }) => own.has(to));
  const reaches = (from: string, to: string): boolean =>
    arrows.some((arrow) => arrow.from === from && (arrow.to === to || reaches(arrow.to, to)));
  return arrows.filter(
    ({ from, to }) =>
      !arrows.some((other) => other.from === from && other.to !== to && reaches(other.to, to)),
  );
}

/** Rows of layers, top to bottom: each layer is below everything that imports it. */
export function rowsOf(layers: readonly Layer[]): Layer[][] {
  const rows: Layer[][] = [];
  const rowOf = new Map<string, number>();
  for (const layer of layers) {
    const above = layers
      .filter((other) => arrowsOf(other).some(({ to }) => to === layer.path))
      .map(({ path }) => rowOf.get(path) ?? -1);
    const row = Math.max(-1, ...above) + 1;
    rowOf.set(layer.path, row);
    rows[row] = [...(rows[row] ?? []), layer];
  }
  return rows;
}

/** Packages that a package imports, with whether all these imports are of types only. */
export function packageArrows(layers: readonly Layer[]): Arrow[] {
  const found = new Map<string, Arrow>();
  for (const arrow of layers.flatMap(arrowsOf)) {
    const [from, to] = [packageOf(arrow.from), packageOf(arrow.to)];
    if (from === to) continue;
    const known = found.get(`${from} ${to}`);
    const typesOnly = arrow.typesOnly && (known?.typesOnly ?? true);
    found.set(`${from} ${to}`, { from, to, typesOnly });
  }
  return [...found.values()];
}
