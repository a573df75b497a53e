import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { meanwhile, openConsole, panel, user } from './testing/open-console.tsx';

it('one press arms a fault, which every tab names and lets the user clear', async () => {
  const world = await openConsole('faults');
  const faults = within(panel('Faults'));
  await user.click(faults.getByRole('button', { name: 'Next request: 500' }));
  const armed = await faults.findByRole('region', { name: 'Armed faults' });
  expect(armed.textContent).toContain('The next request responds 500.');
  await user.click(screen.getByRole('tab', { name: 'Journal' }));
  await user.click(screen.getByRole('button', { name: '1 fault armed · clear' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /armed/ })).toBeNull());
  expect(await meanwhile(world.faults)).toEqual([]);
});
