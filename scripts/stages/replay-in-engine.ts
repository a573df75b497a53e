import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EngineFiles } from '../static-site/build-engine.ts';
import { startThread } from '../static-site/parity/engines.ts';
import { sitePlaces } from '../static-site/site-places.ts';
import { worldsFolder } from './replay-journals.ts';
import type { Counts } from './stage.ts';

/** Worlds that are replayed: as many as take a few seconds. */
const maxWorlds = 40;

/** The engine of the site that was built last. */
function builtEngine(): EngineFiles {
  const folder = join(sitePlaces.prefix.out, 'engine');
  const read = (name: string): Buffer =>
    readFileSync(
      globSync(join(folder, name.replace(/\.(\w+)$/, '-*.$1')))[0] ?? join(folder, name),
    );
  const text = (name: string): string => read(name).toString();
  return {
    'engine.js': text('engine.js'),
    'faker.js': text('faker.js'),
    'sqlite3.wasm': read('sqlite3.wasm'),
    'openapi.json': text('openapi.json'),
    'control.openapi.json': text('control.openapi.json'),
  };
}

/**
 * Replays journals of the end-to-end tests in the engine of the static site: every response, changed row and ledger
 * entry must be what the mock recorded. A run without worlds has nothing to check.
 */
export async function replayInEngine(): Promise<Counts> {
  const names = existsSync(worldsFolder) ? readdirSync(worldsFolder).sort() : [];
  const step = Math.max(1, Math.ceil(names.length / maxWorlds));
  const chosen = names.filter((_, n) => n % step === 0);
  const engine = await startThread(builtEngine(), Date.now());
  const differing: string[] = [];
  let compared = 0;
  const ask = async (method: string, path: string, body?: string) => {
    const headers: Record<string, string> =
      body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await engine.send({ now: Date.now(), method, path, headers, body });
    const text = new TextDecoder().decode(response.body);
    if (response.status >= 400) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text);
  };
  const path = '/__mock/worlds/replayed/';
  await ask('PUT', path, '{}');
  // Recordings have no database, which a replay does not need and a world file must have.
  const { image } = await ask('GET', `${path}file/`);
  for (const name of chosen) {
    const recording = JSON.parse(readFileSync(join(worldsFolder, name), 'utf8'));
    await ask('PUT', `${path}file/`, JSON.stringify({ ...recording, image }));
    const found = await ask('POST', `${path}replay/`);
    compared += found.compared;
    if (found.differences.length > 0) {
      differing.push(name);
      console.log(`${name}: ${JSON.stringify(found.differences[0])}`);
    }
  }
  await engine.close();
  console.log(
    `${chosen.length} of ${names.length} worlds replayed in the engine of the static site: ${compared} requests compared byte for byte, ${differing.length} worlds differ.`,
  );
  const isEqual = differing.length === 0 && (compared > 0 || names.length === 0);
  return { passed: isEqual ? 1 : 0, failed: isEqual ? 0 : 1 };
}
