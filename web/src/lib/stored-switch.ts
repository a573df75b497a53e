import { proxy, useSnapshot } from 'valtio';
import { readText, writeText } from './local-storage.ts';

export interface StoredSwitch {
  readonly isOn: () => boolean;
  /** Tells if it is on; renders again when that changes. */
  readonly useIsOn: () => boolean;
  readonly set: (on: boolean) => void;
}

/** A switch of the player that this device remembers: in local storage `on` or `off`, absent while it is as `usual`. */
export function storedSwitch(key: string, usual: boolean): StoredSwitch {
  const other = usual ? 'off' : 'on';
  const state = proxy({ on: readText(key) === other ? !usual : usual });
  return {
    isOn: () => state.on,
    useIsOn: () => useSnapshot(state).on,
    set: (on) => {
      state.on = on;
      writeText(key, on === usual ? null : other);
    },
  };
}
