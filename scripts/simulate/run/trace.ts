import { hash } from 'node:crypto';
import { clock } from './clock.ts';

/** A hash of a text, in 16 hexadecimal digits. */
export const digest = (text: string): string => hash('sha256', text, 'hex').slice(0, 16);

export const shortHash = (text: string): string => digest(text).slice(0, 8);

/** The offset of India from UTC in milliseconds. */
const INDIA = 330 * 60_000;

/** A line of the record of a run; the hash over all lines proves that another run was the same. */
export const traceLine = (text: string): string =>
  `${new Date(clock.now + INDIA).toISOString().slice(11, 23)} ${text}`;
