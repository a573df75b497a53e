import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repoPath, repoRoot } from '../lib/paths.ts';

const files = globSync('{*.md,docs/**/*.md,{contracts,fixtures,mock-server,scripts,web}/**/*.md}', {
  cwd: repoRoot,
  exclude: (name) => /(^|\/)(node_modules|dist|test-results)$/.test(String(name)),
}).map((path) => path.replaceAll('\\', '/'));
const read = (file: string): string => readFileSync(repoPath(file), 'utf8');
const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts;

/** Ids of a document's headings, as GitHub makes them. */
const headings = (text: string): string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

const linkProblem = (file: string, link: string): string | undefined => {
  if (/^(https?:|mailto:|\.\.\/\.\.\/(actions|deployments))/.test(link)) return undefined;
  const [path = '', id] = link.split('#');
  const target = path === '' ? file : join(dirname(file), path);
  if (!existsSync(repoPath(target))) return `${file}: ${link}`;
  if (id !== undefined && !headings(read(target)).includes(id)) return `${file}: ${link}`;
  return undefined;
};

describe.each(files)('%s', (file) => {
  const text = read(file);

  it('links to files and headings that exist', () => {
    const links = [...text.matchAll(/(?:\]\(|src=")([^)"\s]+)[)"]/g)].map(([, link = '']) => link);
    expect(links.map((link) => linkProblem(file, link)).filter(Boolean)).toEqual([]);
  });

  it('names npm scripts that exist', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    const inWorkspace = Object.keys(scripts);
    const own = existsSync(repoPath(dirname(file), 'package.json'))
      ? Object.keys(JSON.parse(read(join(dirname(file), 'package.json'))).scripts ?? {})
      : [];
    expect(named.filter((name) => ![...inWorkspace, ...own].includes(name))).toEqual([]);
  });

  it('names paths that exist', () => {
    const paths = [
      ...text.matchAll(/`((?:contracts|docs|fixtures|mock-server|scripts|web)\/[\w./-]+)`/g),
    ].map(([, path = '']) => path);
    expect(paths.filter((path) => !existsSync(repoPath(path)))).toEqual([]);
  });
});

describe('the documents', () => {
  it('name every npm script once in the commands of CONTRIBUTING.md', () => {
    const guide = read('CONTRIBUTING.md');
    const missing = Object.keys(scripts).filter(
      (name) => !guide.includes(`npm run ${name}`) && !guide.includes(`npm ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('keep the README on about 60 lines', () => {
    expect(read('README.md').split('\n').length).toBeLessThanOrEqual(65);
  });

  it('list every decision with its title, date and status', () => {
    const index = read('docs/decisions/README.md');
    const records = files.filter((file) => /^docs\/decisions\/\d/.test(file));
    expect(records.length).toBeGreaterThan(15);
    for (const file of records) {
      const [, number, title] = /^# (\d+)\. (.*)$/m.exec(read(file)) ?? [];
      const [, date, status] = /^Date: (\S+) · Status: (.*)$/m.exec(read(file)) ?? [];
      expect(index).toContain(
        `| [${number}](${file.slice('docs/decisions/'.length)}) | ${title} | ${date} | ${status} |`,
      );
      for (const part of ['Context', 'Decision', 'Consequences'])
        expect(headings(read(file))).toContain(part.toLowerCase());
    }
  });
});
