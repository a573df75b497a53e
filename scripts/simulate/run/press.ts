import type { Tab } from '../browser/tab.ts';
import { press } from '../player/hands.ts';
import { type Control, findControl } from '../player/screen.ts';
import type { Stage } from './stage.ts';
import { type Target, WAIT } from './step.ts';

/** Who hears of presses before they take effect. */
export interface Watch {
  readonly beforePress: (tab: Tab, control: Control) => void;
}

/** What a step is performed on. */
export interface Performance {
  readonly stage: Stage;
  readonly watch: Watch;
}

export const byTarget = (
  stage: Stage,
  tab: Tab,
  { role, name, nth = 0 }: Target,
): Control | undefined => findControl(stage.screenOf(tab), role, name, nth);

export function pressControl({ watch }: Performance, tab: Tab, control: Control): void {
  watch.beforePress(tab, control);
  press(control);
}

/** Presses a control, if the screen has it. */
export function pressNow(performance: Performance, tab: Tab, target: Target): boolean {
  const control = byTarget(performance.stage, tab, target);
  if (control) pressControl(performance, tab, control);
  return control !== undefined;
}

/** Presses a control and waits for the screen. */
export async function pressAndWait(
  performance: Performance,
  tab: Tab,
  target: Target,
): Promise<boolean> {
  const pressed = pressNow(performance, tab, target);
  if (pressed) await performance.stage.kernel.advance(WAIT);
  return pressed;
}

export const button = (name: string): Target => ({ role: 'button', name });
export const link = (name: string): Target => ({ role: 'link', name });
