import { resolve } from 'node:path';
import type { ConfigEnv, UserConfig } from 'vite';

const app = resolve(import.meta.dirname, '..');

/** Whether the app is built. The baseline app of the benchmarks has the same settings, and takes its packages as they come. */
export const isAppBuild = ({ root = '.' }: UserConfig, { command }: ConfigEnv): boolean =>
  command === 'build' && resolve(root) === app;
