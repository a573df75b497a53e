import type { FindingKind } from './findings.ts';

/** Reports that something is not as it must be. */
export type Report = (kind: FindingKind, expected: string, seen: string) => void;
