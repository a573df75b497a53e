import type { Tab } from '../page/tab.ts';
import { type Control, findControl, press } from '../player/screen.ts';
import { advance } from './clock.ts';
import type { Stage } from './stage.ts';
import { type Target, WAIT } from './step.ts';

/** What a step is performed on. */
export interface Performance {
  readonly stage: Stage;
  /** Hears of presses before they take effect. */
  readonly beforePress: (tab: Tab, control: Control) => void;
}

export const button = (name: string): Target => ({ role: 'button', name });
export const link = (name: string): Target => ({ role: 'link', name });

export const find = ({ stage }: Performance, tab: Tab, target: Target): Control | undefined =>
  findControl(stage.screenOf(tab), target);

export function pressControl({ beforePress }: Performance, tab: Tab, control: Control): void {
  beforePress(tab, control);
  press(control);
}

/** Presses a control; returns whether the screen has it. */
export function pressNow(performance: Performance, tab: Tab, target: Target): boolean {
  const control = find(performance, tab, target);
  if (control) pressControl(performance, tab, control);
  return control !== undefined;
}

/** Presses a control and waits for the screen; returns whether the screen had it. */
export async function pressAndWait(
  performance: Performance,
  tab: Tab,
  target: Target,
): Promise<boolean> {
  const isPressed = pressNow(performance, tab, target);
  if (isPressed) await advance(WAIT);
  return isPressed;
}
