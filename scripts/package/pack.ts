import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '@matka/mock-server/src/app';
import { repoPath } from '../lib/paths.ts';
import { packageDefinitions } from './definitions.ts';
import { emit } from './emit.ts';
import { sourcesOf } from './sources.ts';
import { writePackage } from './write-package.ts';

export interface Tarball {
  name: string;
  version: string;
  file: string;
  /** The folder that it was made from. */
  folder: string;
  /** Bytes, packed and unpacked. */
  size: number;
  unpackedSize: number;
  files: number;
}

interface Packed {
  name: string;
  version: string;
  filename: string;
  size: number;
  unpackedSize: number;
  entryCount: number;
}

/** Runs `npm pack` in a folder; the tarball is moved to `out`. */
function pack(folder: string, out: string): Tarball {
  const text = execFileSync('npm', ['pack', '--json', '--ignore-scripts'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const output: Packed[] | Record<string, Packed> = JSON.parse(text);
  const [packed] = Object.values(output);
  if (!packed) throw new Error(`npm packed nothing in ${folder}.`);
  const { name, version, filename, size, unpackedSize, entryCount: files } = packed;
  const file = join(out, filename);
  renameSync(join(folder, filename), file);
  return { name, version, file, folder, size, unpackedSize, files };
}

/** Packs what has been compiled into tarballs in `out`. */
function packCompiled(out: string): Tarball[] {
  mkdirSync(out, { recursive: true });
  return packageDefinitions.map((definition) => {
    const folder = repoPath('.local/package', definition.name);
    writePackage(definition, folder);
    return pack(folder, out);
  });
}

/** Compiles and packs all packages. Returns the tarballs in `out`. */
export async function packAll(out: string): Promise<Tarball[]> {
  mkdirSync(repoPath('.local/package'), { recursive: true });
  const mock = await buildApp();
  const control = (await mock.inject('/__mock/control.openapi.json')).json();
  await mock.close();
  writeFileSync(
    repoPath('.local/package/control.openapi.json'),
    `${JSON.stringify(control, null, 2)}\n`,
  );
  emit(packageDefinitions.flatMap(sourcesOf));
  return packCompiled(out);
}
