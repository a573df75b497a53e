import { hash } from 'node:crypto';
import { clock } from './clock.ts';

/** A hash of a text, in 16 hexadecimal digits. */
export const digest = (text: string): string => hash('sha256', text, 'hex').slice(0, 16);

/** A hash of a text, for long ones in a trace. */
export const shortHash = (text: string): string => digest(text).slice(0, 8);

/** India is this far ahead of UTC, in milliseconds. */
const INDIA = 330 * 60_000;

/** The record of a run; its hash proves that another run was the same. */
export class Trace {
  readonly lines: string[] = [];

  add(line: string): void {
    this.lines.push(`${new Date(clock.now + INDIA).toISOString().slice(11, 23)} ${line}`);
  }

  hash(): string {
    return digest(this.lines.join('\n'));
  }
}
