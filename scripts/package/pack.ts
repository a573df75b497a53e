import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '@matka/mock-server/src/app';
import crossSpawn from 'cross-spawn';
import { build } from 'vite';
import { repoPath } from '../lib/paths.ts';
import { emitDeclarations } from './build-modules.ts';
import { packageDefinitions } from './definitions.ts';
import { writePackage } from './write-package.ts';

interface Packed {
  name: string;
  filename: string;
  /** Bytes, packed and unpacked. */
  size: number;
  unpackedSize: number;
  entryCount: number;
}

function pack(folder: string, out: string) {
  const { stdout } = crossSpawn.sync('npm', ['pack', '--json', '--ignore-scripts'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const output: Packed[] | Record<string, Packed> = JSON.parse(stdout);
  const [packed] = Object.values(output);
  if (!packed) throw new Error(`npm packed nothing in ${folder}.`);
  const file = join(out, packed.filename);
  renameSync(join(folder, packed.filename), file);
  return { ...packed, file, folder };
}

/** Builds and packs all packages into `out`; returns each tarball with its source folder. */
export async function packAll(out: string): Promise<ReturnType<typeof pack>[]> {
  mkdirSync(repoPath('.local/package'), { recursive: true });
  mkdirSync(out, { recursive: true });
  const mock = await buildApp();
  const control = (await mock.inject('/__mock/control.openapi.json')).json();
  await mock.close();
  const document = repoPath('.local/package/control.openapi.json');
  writeFileSync(document, `${JSON.stringify(control, null, 2)}\n`);
  await build({ configFile: repoPath('mock-server/console/vite.config.ts') });
  await emitDeclarations();
  const tarballs: ReturnType<typeof pack>[] = [];
  for (const definition of packageDefinitions) {
    const folder = repoPath('.local/package', definition.name);
    await writePackage(definition, folder);
    tarballs.push(pack(folder, out));
  }
  return tarballs;
}
