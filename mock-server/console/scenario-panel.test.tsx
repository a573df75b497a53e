import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { scenarioList } from '../src/seeding/scenarios/scenarios.ts';
import { meanwhile, openConsole, panel, user } from './testing/open-console.tsx';

it('one press starts the world again with a scenario at the same paused time, and Undo puts it back', async () => {
  const world = await openConsole('scenarios', '2026-11-19T12:00:00+05:30');
  const scenarios = within(panel('Scenarios'));
  const pressed = () => scenarios.queryByRole('button', { pressed: true })?.textContent ?? '';
  await waitFor(() => expect(scenarios.getAllByRole('button')).toHaveLength(scenarioList.length));
  await user.click(scenarios.getByRole('button', { name: /^balance-of-5/ }));
  await waitFor(() => expect(pressed()).toContain('balance-of-5'));
  expect(await meanwhile(world.summary)).toMatchObject({
    scenario: 'balance-of-5',
    clock: 'fixed',
    now: '2026-11-19T12:00:00.000+05:30',
  });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(pressed()).toMatch(/^usual/));
});
