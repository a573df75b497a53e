import type { Layer } from '../layers/layer.ts';
import { type Arrow, layersOf, packageArrows, reducedArrows } from './graph.ts';
import { type Box, type Panel, panelOf } from './layout.ts';

const style = `
  text { font: 12px system-ui, sans-serif; fill: #1b2333; }
  .title { font-size: 15px; font-weight: 600; }
  .name { font-weight: 600; }
  .holds { font-size: 10px; fill: #4a5568; }
  .panel { fill: #f4f6fb; stroke: #b8c2d6; }
  .box { fill: #ffffff; stroke: #8594b3; }
  .arrow { stroke: #44557c; fill: none; }
  .types { stroke-dasharray: 4 3; }
  .wide { stroke: #0b3d91; stroke-width: 2.5; }`;

const shortName = (path: string): string => {
  const parts = path.split('/').filter(Boolean);
  return path.endsWith('/') ? `${parts.at(-1)}/` : (parts.at(-1) ?? path);
};

const rectangle = ({ x, y, width, height }: Box, kind: string): string =>
  `<rect class="${kind}" x="${x}" y="${y}" width="${width}" height="${height}" rx="6"/>`;

const line = (from: [number, number], to: [number, number], kind: string): string =>
  `<path class="arrow ${kind}" d="M${from.join(' ')} L${to.join(' ')}" marker-end="url(#head)"/>`;

function drawArrow({ from, to, typesOnly }: Arrow, { boxes }: Panel): string {
  const [start, end] = [boxes.get(from), boxes.get(to)];
  if (!start || !end) throw new Error(`${from} or ${to} is not in the picture.`);
  return line(
    [start.x + start.width / 2, start.y + start.height],
    [end.x + end.width / 2, end.y - 1],
    typesOnly ? 'types' : '',
  );
}

function drawPanel(panel: Panel, layers: readonly Layer[]): string[] {
  const arrows = reducedArrows(layers).map((arrow) => drawArrow(arrow, panel));
  const boxes = layers.flatMap(({ path, holds }) => {
    const box = panel.boxes.get(path);
    if (!box) throw new Error(`${path} is not in the picture.`);
    return [
      rectangle(box, 'box'),
      `<text class="name" x="${box.x + 8}" y="${box.y + 16}">${shortName(path)}</text>`,
      `<text class="holds" x="${box.x + 8}" y="${box.y + 30}">${holds}</text>`,
    ];
  });
  const title = `<text class="title" x="${panel.x + 14}" y="${panel.y + 21}">${panel.name}</text>`;
  return [rectangle(panel, 'panel'), title, ...arrows, ...boxes];
}

/** Points on the borders of two panels that face each other, `shift` pixels off their common centre. */
function facing(a: Panel, b: Panel): [[number, number], [number, number]] {
  const middle = (from: number, to: number) => (from + to) / 2;
  if (a.y + a.height <= b.y) {
    const x = middle(Math.max(a.x, b.x), Math.min(a.x + a.width, b.x + b.width));
    return [
      [x, a.y + a.height],
      [x, b.y - 2],
    ];
  }
  if (b.y + b.height <= a.y) {
    const x = middle(Math.max(a.x, b.x), Math.min(a.x + a.width, b.x + b.width));
    return [
      [x, a.y],
      [x, b.y + b.height + 2],
    ];
  }
  const y = middle(Math.max(a.y, b.y), Math.min(a.y + a.height, b.y + b.height));
  return a.x < b.x
    ? [
        [a.x + a.width, y],
        [b.x - 2, y],
      ]
    : [
        [a.x, y],
        [b.x + b.width + 2, y],
      ];
}

/** Draws all packages with their layers. Arrows that follow from other arrows are left out. */
export function drawArchitecture(layers: readonly Layer[]): string {
  const of = (name: string) => layersOf(layers, name);
  const scripts = panelOf('scripts', of('scripts'), { x: 20, y: 20, columns: 6 });
  const top = scripts.y + scripts.height + 40;
  const web = panelOf('web', of('web'), { x: 20, y: top, columns: 3 });
  const contracts = panelOf('contracts', of('contracts'), {
    x: web.x + web.width + 50,
    y: top,
    columns: 1,
  });
  const fixtures = panelOf('fixtures', of('fixtures'), {
    x: contracts.x,
    y: contracts.y + contracts.height + 60,
    columns: 1,
  });
  const mock = panelOf('mock-server', of('mock-server'), {
    x: contracts.x + contracts.width + 50,
    y: top,
    columns: 3,
  });
  const width = mock.x + mock.width + 20;
  const panels = [{ ...scripts, width: width - 40 }, web, contracts, fixtures, mock];
  const byName = new Map(panels.map((panel) => [panel.name, panel]));
  const between = packageArrows(layers).flatMap(({ from, to, typesOnly }) => {
    const [a, b] = [byName.get(from), byName.get(to)];
    // The arrows of scripts lead everywhere; only those to the packages below are drawn.
    if (!a || !b || (from === 'scripts' && to === 'fixtures')) return [];
    return [line(...facing(a, b), `wide ${typesOnly ? 'types' : ''}`)];
  });
  const height = Math.max(...panels.map((panel) => panel.y + panel.height)) + 20;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    '<title>Packages and their folders; an arrow means: may import</title>',
    `<style>${style}\n</style>`,
    '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 L8 4 L0 8 z" fill="#44557c"/></marker></defs>',
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...panels.flatMap((panel) => drawPanel(panel, of(panel.name))),
    ...between,
    '</svg>',
    '',
  ].join('\n');
}
