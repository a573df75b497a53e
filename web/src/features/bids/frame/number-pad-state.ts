import { type MouseEvent, useSyncExternalStore } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { withStorage } from '../../../lib/local-storage.ts';
import { type Entry, hasForm } from '../engine/definition.ts';

/** Key of local storage: `off` once the player has chosen the phone's keyboard on this device. */
const KEY = 'number_pad';
/** Key of local storage: `on` while the player uses the jodi board on this device. */
const BOARD_KEY = 'jodi_board';

const state = proxy({
  isOff: withStorage((storage) => storage.getItem(KEY)) === 'off',
  /** Hidden for a hardware keyboard, a screen reader or large text, until the switch is tapped. */
  isHidden: false,
  isBoard: withStorage((storage) => storage.getItem(BOARD_KEY)) === 'on',
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

/** Tells if the pad replaces the phone's keyboard; undefined where there is no use or room for it, or no form. */
export function useNumberPad(entry: Entry): boolean | undefined {
  const hasRoom = useSyncExternalStore(subscribe, () => matchMedia(ROOM).matches);
  const hasBoard = useBoard(entry);
  const { isOff, isHidden } = useSnapshot(state);
  return hasRoom && hasForm(entry) && !hasBoard ? !isOff && !isHidden : undefined;
}

/** Tells if the jodi board replaces the field. */
export function useBoard({ board }: Entry): boolean {
  const { isBoard } = useSnapshot(state);
  return board === true && isBoard;
}

/** Switches to the jodi board, or back to the field; remembered on this device. */
export function switchBoard(on: boolean): void {
  state.isBoard = on;
  withStorage((storage) => {
    if (on) storage.setItem(BOARD_KEY, 'on');
    else storage.removeItem(BOARD_KEY);
  });
}

/** Switches to the pad, or back to the phone's keyboard; remembered on this device. */
export function switchNumberPad(on: boolean): void {
  state.isOff = !on;
  state.isHidden = false;
  withStorage((storage) => {
    if (on) storage.removeItem(KEY);
    else storage.setItem(KEY, 'off');
  });
}

/** Hides the pad until the switch is tapped: a hardware keyboard is in use. */
export function hidePad(): void {
  state.isHidden = true;
}

/** Hides the pad for a screen reader, whose clicks come without a touch. */
export function hideForScreenReader({ detail, buttons }: MouseEvent): void {
  if (detail === 0 || buttons !== 0) hidePad();
}

export function hideForLargeText(): void {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (size >= LARGE_TEXT) hidePad();
}
