import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { repoPath } from '../../lib/paths.ts';

/** The peers and the versions that are compared. They are no dependencies: `--peers` installs them. */
const versions = {
  'json-server': '0.17.4',
  '@mockoon/cli': '9.9.0',
  '@stoplight/prism-cli': '5.16.0',
  msw: '3.0.5',
} as const;

export type Peer = keyof typeof versions;

const folder = repoPath('.local/peers');
/** The longest time that their installation may take, in milliseconds. */
const installLimit = 5 * 60_000;

/** A file of a peer's package. */
export const peerFile = (peer: Peer, file: string): string =>
  `${folder}/node_modules/${peer}/${file}`;

function isInstalled(peer: Peer): boolean {
  const manifest = peerFile(peer, 'package.json');
  if (!existsSync(manifest)) return false;
  return JSON.parse(readFileSync(manifest, 'utf8')).version === versions[peer];
}

/**
 * Installs the peers into `.local/peers`, without their install scripts, unless they are there. Throws if that fails or
 * takes more than five minutes.
 */
export function installPeers(): void {
  const peers = Object.keys(versions) as Peer[];
  if (peers.every(isInstalled)) return;
  mkdirSync(folder, { recursive: true });
  const manifest = { name: 'peers', private: true, version: '0.0.0', dependencies: versions };
  writeFileSync(`${folder}/package.json`, JSON.stringify(manifest));
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    timeout: installLimit,
    shell: process.platform === 'win32',
  });
}
