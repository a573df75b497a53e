import { type MouseEvent, useSyncExternalStore } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { withStorage } from '../../../lib/local-storage.ts';

/** Key of local storage: `off` once the player has taken the keyboard of the phone on this device. */
const KEY = 'number_pad';

const state = proxy({
  isOff: withStorage((storage) => storage.getItem(KEY)) === 'off',
  /** Gave way to a hardware keyboard, a screen reader or large text, until the switch is tapped. */
  gaveWay: false,
});

/** A touch screen with room for the pad and a form above it. */
const ROOM = '(pointer: coarse) and (min-height: 600px)';

/** From this text size on, in px, the pad would leave no room. */
const LARGE_TEXT = 1.3 * 16;

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(ROOM);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * Whether the docked pad takes the place of the phone's keyboard; undefined on a device that has no
 * use or no room for it.
 */
export function useNumberPad(): boolean | undefined {
  const hasRoom = useSyncExternalStore(subscribe, () => matchMedia(ROOM).matches);
  const { isOff, gaveWay } = useSnapshot(state);
  return hasRoom ? !isOff && !gaveWay : undefined;
}

/** Takes the pad, or the keyboard of the phone; remembered on this device. */
export function switchNumberPad(on: boolean): void {
  state.isOff = !on;
  state.gaveWay = false;
  withStorage((storage) => {
    if (on) storage.removeItem(KEY);
    else storage.setItem(KEY, 'off');
  });
}

/** Gives the keyboard of the phone back until the switch is tapped: a hardware keyboard is in use. */
export function giveWay(): void {
  state.gaveWay = true;
}

/** Gives way to a screen reader, whose clicks come without a finger. */
export function giveWayToScreenReader({ detail, buttons }: MouseEvent): void {
  if (detail === 0 || buttons !== 0) giveWay();
}

/** Gives way to large text. */
export function giveWayToLargeText(): void {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (size >= LARGE_TEXT) giveWay();
}
