import { type MouseEvent, useSyncExternalStore } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { storedSwitch } from '../../../lib/stored-switch.ts';
import { type Entry, hasForm } from '../engine/definition.ts';

const pad = storedSwitch('number_pad', true);
const board = storedSwitch('jodi_board', false);

/** Hidden for a hardware keyboard, a screen reader or large text, until the switch is tapped. */
const state = proxy({ isHidden: false });

/** A touch screen with room for the pad and a form above it. */
const ROOM = '(pointer: coarse) and (min-height: 600px)';

/** From this text size on, in px, the pad would leave no room. */
const LARGE_TEXT = 1.3 * 16;

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(ROOM);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Tells if the pad replaces the phone's keyboard; undefined without a use or room for it, or without a form. */
export function useNumberPad(entry: Entry): boolean | undefined {
  const hasRoom = useSyncExternalStore(subscribe, () => matchMedia(ROOM).matches);
  const hasBoard = useBoard(entry);
  const isOn = pad.useIsOn();
  const { isHidden } = useSnapshot(state);
  return hasRoom && hasForm(entry) && !hasBoard ? isOn && !isHidden : undefined;
}

/** Tells if the jodi board replaces the field. */
export function useBoard(entry: Entry): boolean {
  const isOn = board.useIsOn();
  return entry.board === true && isOn;
}

/** Switches to the jodi board, or back to the field; remembered on this device. */
export const switchBoard = board.set;

/** Switches to the pad, or back to the phone's keyboard; remembered on this device. */
export function switchNumberPad(on: boolean): void {
  pad.set(on);
  state.isHidden = false;
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
