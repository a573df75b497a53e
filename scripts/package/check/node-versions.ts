import { existsSync } from 'node:fs';
import { repoPath } from '../../lib/paths.ts';
import { oldestNode } from '../manifest.ts';
import { runOrThrow } from './run.ts';

/** The newest Node on which the packages were tried. */
const newestNode = '26.10.0';
/** Too old for the packages. */
const tooOldNode = '20.19.0';

/** Installs a Node of the npm registry below `.local`, once. Returns the path of its binary. */
async function install(version: string): Promise<string> {
  const kind = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = repoPath('.local/package/nodes', version);
  const binary = `${folder}/node_modules/${kind}/bin/node`;
  if (existsSync(binary)) return binary;
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder];
  await runOrThrow('npm', [...args, `${kind}@${version}`], { cwd: repoPath() });
  return binary;
}

/** Binaries of the oldest and the newest Node that the packages support, and of one that is too old. */
export async function nodeVersions() {
  const oldest = `${oldestNode}.0`;
  return {
    supported: [
      { version: oldest, binary: await install(oldest) },
      { version: newestNode, binary: await install(newestNode) },
    ],
    tooOld: { version: tooOldNode, binary: await install(tooOldNode) },
  };
}
