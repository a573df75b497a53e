import { hash } from 'node:crypto';

/** The record of a run, and the hash that proves that another run was the same. */
export interface Trace {
  readonly lines: readonly string[];
  readonly add: (line: string) => void;
  readonly hash: () => string;
}

const digest = (text: string): string => hash('sha256', text, 'hex').slice(0, 16);

export function createTrace(now: () => number): Trace {
  const lines: string[] = [];
  let last = Number.NaN;
  let clock = '';
  return {
    lines,
    add: (line) => {
      if (now() !== last) {
        last = now();
        clock = new Date(last + 330 * 60_000).toISOString().slice(11, 23);
      }
      lines.push(`${clock} ${line}`);
    },
    hash: () => digest(lines.join('\n')),
  };
}

/** A hash of a text, for long ones in a trace. */
export const shortHash = (text: string): string => digest(text).slice(0, 8);
