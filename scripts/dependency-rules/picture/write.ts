import { writeFileSync } from 'node:fs';
import { repoPath } from '../../lib/paths.ts';
import { layers } from '../layers.ts';
import { drawArchitecture } from './svg.ts';

/** Writes the picture of docs/architecture.md from the table of layers. */
writeFileSync(repoPath('docs/images/architecture.svg'), drawArchitecture(layers));
