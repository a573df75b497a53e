import type { Kernel } from '../kernel/kernel.ts';
import { createLocks, type DeviceLocks } from './locks.ts';
import { createSharedStorage, type SharedStorage } from './storage.ts';

/** A cookie with the device's time at which it ends. */
interface Cookie {
  readonly value: string;
  readonly ends: number;
}

/** A phone: what all its tabs share. */
export interface Device {
  readonly name: string;
  readonly storage: SharedStorage;
  readonly locks: DeviceLocks;
  /** How far its clock is ahead of the host's, in milliseconds. */
  skew: number;
  /** Whether its clock was ever wrong: the app learns of a correction with the next response. */
  wasWrong: boolean;
  isOnline: boolean;
  readonly now: () => number;
  /** The text of `document.cookie`. */
  readonly readCookies: () => string;
  readonly writeCookie: (text: string) => void;
}

export function createDevice(name: string, kernel: Kernel, skew: number): Device {
  const cookies = new Map<string, Cookie>();
  const device: Device = {
    name,
    storage: createSharedStorage(),
    locks: createLocks(kernel),
    skew,
    wasWrong: skew !== 0,
    isOnline: true,
    now: () => kernel.now() + device.skew,
    readCookies: () => {
      const valid = [...cookies].filter(([, { ends }]) => ends > device.now());
      return valid.map(([key, { value }]) => `${key}=${value}`).join('; ');
    },
    writeCookie: (text) => {
      const [pair = '', ...attributes] = text.split(';').map((part) => part.trim());
      const [key = '', value = ''] = pair.split(/=(.*)/s);
      const age = attributes.find((each) => /^max-age=/i.test(each))?.split('=')[1];
      const ends = age === undefined ? Number.POSITIVE_INFINITY : device.now() + Number(age) * 1000;
      if (ends <= device.now()) cookies.delete(key);
      else cookies.set(key, { value, ends });
    },
  };
  return device;
}
