import { proxy, useSnapshot } from 'valtio';
import { readText, writeText } from '../lib/local-storage.ts';

/** Key of local storage: set while results and other numbers are shown larger. */
const KEY = 'larger_numbers';

/** Tokens of numbers that stand alone: results, jodis of the chart, digits of a bid, the balance. */
const tokens = { '--numbers': '1.3', '--text-5': '2.125rem', '--text-6': '2.75rem' } as const;

const state = proxy({ on: readText(KEY) === 'on' });

/** Shows numbers in the size that was chosen on this device before. */
export function startLargerNumbers(): void {
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(tokens)) {
    if (state.on) style.setProperty(name, value);
    else style.removeProperty(name);
  }
}

/** Shows results and other numbers larger, or in their usual size, on this device. */
export function showLargerNumbers(on: boolean): void {
  state.on = on;
  startLargerNumbers();
  writeText(KEY, on ? 'on' : null);
}

/** Tells if numbers are shown larger; renders again when it changes. */
export const useLargerNumbers = (): boolean => useSnapshot(state).on;
