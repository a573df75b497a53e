import { proxy, useSnapshot } from 'valtio';
import { withStorage } from '../lib/local-storage.ts';
import './larger-numbers.css';

/** Key of local storage: set while results and other numbers are shown larger. */
const KEY = 'larger_numbers';

const state = proxy({ on: withStorage((storage) => storage.getItem(KEY)) === 'on' });

function show(): void {
  const { dataset } = document.documentElement;
  if (state.on) dataset.numbers = 'large';
  else delete dataset.numbers;
}

show();

/** Shows results and other numbers larger, or in their usual size, on this device. */
export function showLargerNumbers(on: boolean): void {
  state.on = on;
  show();
  withStorage((storage) => {
    if (on) storage.setItem(KEY, 'on');
    else storage.removeItem(KEY);
  });
}

/** Whether numbers are shown larger; renders again when it changes. */
export const useLargerNumbers = (): boolean => useSnapshot(state).on;
