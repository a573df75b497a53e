import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { vibrate } from '../motion/motion.ts';
import { switchVibration } from '../motion/vibration.ts';
import { PanelSwitches } from './panel-switches.tsx';

const buzz = vi.fn();

beforeEach(() => {
  Object.assign(navigator, { vibrate: buzz });
  Object.assign(Element.prototype, { animate: () => ({}) });
  vi.spyOn(window, 'matchMedia').mockReturnValue({ ...matchMedia('all'), matches: true });
});
afterEach(() => {
  act(() => switchVibration(true));
  Reflect.deleteProperty(navigator, 'vibrate');
  Reflect.deleteProperty(Element.prototype, 'animate');
  buzz.mockReset();
});

const vibration = () => screen.queryByRole('switch', { name: 'Vibration' });
const press = () => act(async () => vibration()?.click());

it('vibration is on, and is switched off and on for this device', async () => {
  render(<PanelSwitches />);
  expect(vibration()?.getAttribute('aria-checked')).toBe('true');
  await press();
  expect([vibration()?.getAttribute('aria-checked'), localStorage.getItem('vibration')]).toEqual([
    'false',
    'off',
  ]);
  vibrate(10);
  expect(buzz).not.toHaveBeenCalled();
  await press();
  expect([localStorage.getItem('vibration'), buzz.mock.calls]).toEqual([null, [[10]]]);
});

it('stays off after a reload', async () => {
  switchVibration(false);
  vi.resetModules();
  const { wantsVibration } = await import('../motion/vibration.ts');
  expect(wantsVibration()).toBe(false);
});

it.each(['{broken', '7', ''])('is on where the storage holds “%s”', async (stored) => {
  localStorage.setItem('vibration', stored);
  vi.resetModules();
  const { wantsVibration } = await import('../motion/vibration.ts');
  expect(wantsVibration()).toBe(true);
});

it('has no switch where the device cannot vibrate', () => {
  Reflect.deleteProperty(navigator, 'vibrate');
  render(<PanelSwitches />);
  expect(vibration()).toBeNull();
});
