import type { SpawnSyncOptions } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import crossSpawn from 'cross-spawn';

/** A project outside of the repository, with a blank in its path. */
export interface Project {
  folder: string;
  write: (path: string, text: string) => void;
  read: (path: string) => string;
  /** Runs a command there; returns whether it exited with 0. */
  run: (command: string, args: readonly string[]) => boolean;
  /** Runs a command and returns its output. */
  output: (command: string, args: readonly string[]) => string;
  remove: () => void;
}

/** Creates a project with the files of `consumer/`; its commands get the variables `more`. */
export function createProject(more: Readonly<Record<string, string>>): Project {
  const folder = mkdtempSync(join(tmpdir(), 'matka package '));
  const env: NodeJS.ProcessEnv = {
    // The project gets none of the variables of this run.
    ...Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(npm_|MATKA_|NODE_ENV)/.test(name)),
    ),
    PATH: [join(folder, 'node_modules/.bin'), dirname(process.execPath), process.env.PATH].join(
      delimiter,
    ),
    ...more,
  };
  const spawn = (command: string, args: readonly string[], options: SpawnSyncOptions) =>
    crossSpawn.sync(command, args, { cwd: folder, env, timeout: 240_000, ...options });
  const project: Project = {
    folder,
    write: (path, text) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    run: (command, args) =>
      spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0,
    output: (command, args) => {
      const { stdout, stderr } = spawn(command, args, {});
      return `${stdout}${stderr}`;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  cpSync(join(import.meta.dirname, 'consumer'), folder, { recursive: true });
  const manifest = { name: 'consumer', private: true, type: 'module' };
  project.write('package.json', JSON.stringify(manifest));
  return project;
}

/** Installs packages as `npm ci` does, from a lock file. */
export const install = ({ run }: Project, packages: readonly string[]): boolean =>
  run('npm', ['install', '--package-lock-only', ...packages]) &&
  run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts']);

/** Writes the examples of a README that begin with the name of their file. */
export function writeExamples({ write }: Project, readme: string): void {
  const text = readFileSync(readme, 'utf8');
  for (const [, code = ''] of text.matchAll(/^```(?:js|ts)\n(.*?)^```$/gms)) {
    const file = /^\/\/ (\S+\.\w+)\n/.exec(code)?.[1];
    if (file) write(file, code);
  }
}

/** A Playwright configuration with the app of the project, and a browser that this machine has. */
export const consumerApp = (config: string, browser: string, switches: readonly string[]): string =>
  config.replace(
    'use: {',
    `webServer: { command: 'node app.mjs', url: process.env.APP_URL },
  use: {
    launchOptions: { executablePath: ${JSON.stringify(browser)}, args: ${JSON.stringify(switches)} },
   `,
  );
