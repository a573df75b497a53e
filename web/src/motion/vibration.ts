import { proxy, useSnapshot } from 'valtio';
import { readText, writeText } from '../lib/local-storage.ts';

/** Key of local storage: `off` once the player has switched vibration off on this device. */
const KEY = 'vibration';

const state = proxy({ on: readText(KEY) !== 'off' });

export const canVibrate = (): boolean => 'vibrate' in navigator;

export const wantsVibration = (): boolean => state.on;

export const useVibration = (): boolean => useSnapshot(state).on;

export function switchVibration(on: boolean): void {
  state.on = on;
  writeText(KEY, on ? null : 'off');
}
