import { execFileSync } from 'node:child_process';
import { repoPath } from '../../lib/paths.ts';

/** The peers and the versions that are compared: no dependencies, but installed on demand. */
const versions = {
  'json-server': '0.17.4',
  '@mockoon/cli': '9.9.0',
  '@stoplight/prism-cli': '5.16.0',
  msw: '3.0.5',
} as const;

const folder = repoPath('.local/peers');
/** The longest time that their installation may take, in milliseconds. */
const INSTALL_LIMIT = 5 * 60_000;

/** A file of a peer's package. */
export const peerFile = (peer: keyof typeof versions, file: string): string =>
  `${folder}/node_modules/${peer}/${file}`;

/**
 * Installs the peers into `.local/peers`, without their install scripts.
 * @throws Error if that fails or takes more than five minutes
 */
export function installPeers(): void {
  const packages = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  execFileSync('npm', ['install', '--prefix', folder, ...options, ...packages], {
    stdio: 'inherit',
    timeout: INSTALL_LIMIT,
    shell: process.platform === 'win32',
  });
}
