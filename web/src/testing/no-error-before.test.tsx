import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { routeList } from '../app/routes.tsx';
import { settled, startOver } from './hostile-screen.ts';
import { openApp } from './open-app.tsx';
import { serveSamples } from './sample-host.ts';
import { signInForTest } from './signed-in.ts';

vi.setConfig({ testTimeout: 60_000 });

const user = userEvent.setup({ delay: null });
afterEach(startOver);

const shownErrors = () =>
  Array.from(document.querySelectorAll('[role="alert"], [aria-invalid="true"]'), (element) =>
    element.textContent?.trim(),
  );

async function open(path: string, access: string): Promise<() => number> {
  startOver();
  const underWay = serveSamples();
  if (access === 'player') signInForTest();
  await openApp(path);
  await settled(underWay);
  return underWay;
}

describe('before any action', () => {
  it.each(routeList.filter(({ needs }) => !needs))('$path shows no error', async (route) => {
    await open(route.path, route.access);
    expect(shownErrors()).toEqual([]);
    // Login and registration ask for a field that was left.
    if (route.access !== 'player') return;
    for (let times = 0; times < 12; times += 1) await user.tab();
    expect(shownErrors()).toEqual([]);
  });

  it.each(['Add Funds', 'Withdraw Funds', 'My Limits'])(
    'the sheet of %s shows no error',
    async (name) => {
      const underWay = await open('/wallet', 'player');
      await user.click(screen.getByRole('button', { name }));
      await screen.findByRole('dialog');
      await settled(underWay);
      expect(shownErrors()).toEqual([]);
    },
  );
});
