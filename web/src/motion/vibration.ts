import { storedSwitch } from '../lib/stored-switch.ts';

export const canVibrate = (): boolean => 'vibrate' in navigator;

/** Tells if the player wants vibration on this device, also as a hook, and switches it. */
export const {
  isOn: wantsVibration,
  useIsOn: useVibration,
  set: switchVibration,
} = storedSwitch('vibration', true);
