import { type Control, findControl, press, readScreen } from '../player/screen.ts';
import { advance } from './clock.ts';
import type { Stage, Tab } from './stage.ts';
import { type Target, WAIT } from './step.ts';

export const button = (name: string): Target => ({ role: 'button', name });
export const link = (name: string): Target => ({ role: 'link', name });

export const find = (tab: Tab, target: Target): Control | undefined =>
  findControl(readScreen(tab), target);

export function pressNow({ events }: Stage, tab: Tab, control: Control | undefined): boolean {
  if (!control) return false;
  events.pressing(tab, control);
  press(control);
  return true;
}

/** Presses a control, if it exists, and waits for the screen; returns whether it exists. */
export async function pressAndWait(
  stage: Stage,
  tab: Tab,
  control: Control | undefined,
): Promise<boolean> {
  const isPressed = pressNow(stage, tab, control);
  if (isPressed) await advance(WAIT);
  return isPressed;
}
