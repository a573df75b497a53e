import { proxy, useSnapshot } from 'valtio';
import { readText, writeText } from '../lib/local-storage.ts';

/** Key of local storage: `off` once the player has switched vibration off on this device. */
const KEY = 'vibration';

const state = proxy({ on: readText(KEY) !== 'off' });

/** Whether this device can vibrate. */
export const canVibrate = (): boolean => 'vibrate' in navigator;

/** Whether the player takes vibration. */
export const wantsVibration = (): boolean => state.on;

export const useVibration = (): boolean => useSnapshot(state).on;

/** Switches vibration on or off, on this device. */
export function switchVibration(on: boolean): void {
  state.on = on;
  writeText(KEY, on ? null : 'off');
}
