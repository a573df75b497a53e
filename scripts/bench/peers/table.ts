import { readFileSync, writeFileSync } from 'node:fs';
import { repoPath } from '../../lib/paths.ts';
import { machineText, spreadText } from '../report.ts';
import type { PeerFigures } from './measure.ts';
import { versions } from './packages.ts';

const page = 'docs/performance.md';
const markers = ['<!-- peers: begin -->', '<!-- peers: end -->'] as const;

/** The comparison in Markdown, with date, machine and versions. */
export function peersTable(figures: readonly PeerFigures[], date: string): string {
  const packages = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const rows = figures.map(
    ({ name, perSecond, start, memory, reset }) =>
      `| ${name} | ${spreadText(perSecond)} | ${spreadText(start)} | ${spreadText(memory)} | ${reset ? spreadText(reset) : 'new start'} |`,
  );
  return [
    `Measured on ${date} by \`npm run bench -- --peers\` on ${machineText()}: ${packages.join(', ')}.`,
    '',
    '| server | GET of the markets, requests per second | start to first response, ms | memory, MB | reset, ms |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** Writes the comparison between its markers on the page; returns the page's path. */
export function writePeers(table: string): string {
  const text = readFileSync(repoPath(page), 'utf8');
  const [begin, end] = markers;
  const [before, after] = [text.indexOf(begin), text.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`${page} lacks the markers of the peers.`);
  writeFileSync(
    repoPath(page),
    `${text.slice(0, before + begin.length)}\n${table}\n${text.slice(after)}`,
  );
  return page;
}
