import type { Tab } from '../page/tab.ts';
import { type Control, findControl, press, readScreen } from '../player/screen.ts';
import { advance } from './clock.ts';
import { type Target, WAIT } from './step.ts';

export const button = (name: string): Target => ({ role: 'button', name });
export const link = (name: string): Target => ({ role: 'link', name });

export const find = (tab: Tab, target: Target): Control | undefined =>
  findControl(readScreen(tab), target);

export function pressControl(tab: Tab, control: Control): void {
  tab.pressing(control);
  press(control);
}

/** Presses a control; returns whether the screen has it. */
export function pressNow(tab: Tab, target: Target): boolean {
  const control = find(tab, target);
  if (control) pressControl(tab, control);
  return control !== undefined;
}

/** Presses a control and waits for the screen; returns whether the screen had it. */
export async function pressAndWait(tab: Tab, target: Target): Promise<boolean> {
  const isPressed = pressNow(tab, target);
  if (isPressed) await advance(WAIT);
  return isPressed;
}
