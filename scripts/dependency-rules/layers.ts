import { contractsLayers } from './layers/contracts.ts';
import { fixturesLayers } from './layers/fixtures.ts';
import type { Layer } from './layers/layer.ts';
import { mockServerLayers } from './layers/mock-server.ts';
import { scriptsLayers } from './layers/scripts.ts';
import { webLayers } from './layers/web.ts';

/** All layers, top to bottom: a layer may only import layers below it. */
export const layers: readonly Layer[] = [
  ...scriptsLayers,
  ...webLayers,
  ...mockServerLayers,
  ...fixturesLayers,
  ...contractsLayers,
];

/** The layer of a file: the one with the longest matching path. */
export const layerOf = (file: string): Layer | undefined =>
  layers
    .filter(({ path }) => (path.endsWith('/') ? file.startsWith(path) : file === path))
    .sort((a, b) => b.path.length - a.path.length)[0];
