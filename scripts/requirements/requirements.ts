import { readFileSync } from 'node:fs';
import { repoPath } from '../lib/paths.ts';

export interface Requirement {
  id: string;
  area: string;
  text: string;
  /** The way to verify it; `none` marks a requirement that is deliberately not built. */
  verify: 'unit' | 'component' | 'api' | 'contract' | 'e2e' | 'none';
}

export function readRequirements(): Requirement[] {
  return JSON.parse(readFileSync(repoPath('scripts/requirements/requirements.json'), 'utf8'));
}
