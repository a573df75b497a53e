import { toolHolds } from './command.ts';
import { type StageResult, stage } from './stage.ts';
import { vitest } from './vitest.ts';

/** What `npm run check` holds: types, lint with format, unit and component tests. */
export async function checks(): Promise<StageResult[]> {
  return [
    await stage('types', () => toolHolds('tsc', ['-p', 'tsconfig.json'])),
    await stage('types of web', () => toolHolds('tsc', ['-p', 'web'])),
    await stage('lint and format', () => toolHolds('biome', ['check', '--error-on-warnings'])),
    await stage('unit and component', () => vitest('unit', [])),
  ];
}
