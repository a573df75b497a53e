import { storedSwitch } from '../lib/stored-switch.ts';

/** Tokens of numbers that stand alone: results, jodis of the chart, digits of a bid, the balance. */
const tokens = { '--numbers': '1.3', '--text-5': '2.125rem', '--text-6': '2.75rem' } as const;

const { isOn, useIsOn, set } = storedSwitch('larger_numbers', false);

/** Shows numbers in the size that this device remembers. */
export function startLargerNumbers(): void {
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(tokens)) {
    if (isOn()) style.setProperty(name, value);
    else style.removeProperty(name);
  }
}

/** Shows results and other numbers larger, or in their usual size, on this device. */
export function showLargerNumbers(on: boolean): void {
  set(on);
  startLargerNumbers();
}

/** Tells if numbers are shown larger; renders again when it changes. */
export const useLargerNumbers = useIsOn;
