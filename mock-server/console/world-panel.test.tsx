import { mainPlayer } from '@matka/fixtures/players';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { meanwhile, mock, openConsole, panel, pointsField, user } from './testing/open-console.tsx';

const shownWorld = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'World' }).value;
const goTo = (tab: string) => user.click(screen.getByRole('tab', { name: tab }));

it('the console branches a world after a call, opens the branch at its own address, and removes it', async () => {
  const world = await openConsole();
  await meanwhile(async () => {
    await world.setBalance(mainPlayer.mobile, 250);
    await world.setBalance(mainPlayer.mobile, 900);
  });
  const branched = `${world.id}-at-1`;
  await user.click(await screen.findByRole('button', { name: 'Branch after call 1' }));
  await screen.findByText(`Branched to ${branched}`);
  expect(shownWorld()).toBe(world.id);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(shownWorld()).toBe(branched));
  expect(location.search + location.hash).toBe(`?world=${branched}#journal`);
  await goTo('Players');
  await waitFor(() => expect(pointsField().value).toBe('250'));
  await goTo('Worlds');
  const worlds = within(panel('Worlds'));
  const address = worlds.getByRole<HTMLAnchorElement>('link', { name: /^http:/ });
  expect(address.href).toBe(`http://${branched}.localhost:5173/`);
  vi.stubGlobal('confirm', () => true);
  await user.click(worlds.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(shownWorld()).not.toBe(branched));
  expect((await meanwhile(mock.worlds)).map(({ id }) => id)).not.toContain(branched);
});

it('an exported world opens again as it was, and no other file opens', async () => {
  const world = await openConsole('worlds');
  const worlds = within(panel('Worlds'));
  const link = worlds.getByRole<HTMLAnchorElement>('link', { name: 'Export' });
  expect(link.download).toBe(`${world.id}.matka-world.json`);
  const file = await meanwhile(async () => {
    await world.setBalance(mainPlayer.mobile, 77);
    const exported = await (await fetch(link.href)).text();
    await world.setBalance(mainPlayer.mobile, 1);
    return exported;
  });
  const open = (text: string) =>
    user.upload(
      worlds.getByLabelText('Import'),
      new File([text], 'any.json', { type: 'application/json' }),
    );
  await open(file);
  await goTo('Players');
  await waitFor(() => expect(pointsField().value).toBe('77'));
  expect(await meanwhile(() => world.journal())).toHaveLength(1);
  await goTo('Worlds');
  await open('{}');
  expect((await screen.findByText(/This is not a world file/)).role).toBe('alert');
});

it('the tabs follow the address and the keys', async () => {
  await openConsole('worlds');
  const selected = () => screen.getByRole('tab', { selected: true }).textContent;
  expect(selected()).toBe('Worlds');
  fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'End' });
  await waitFor(() => expect(selected()).toBe('Checks'));
  fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'Home' });
  await waitFor(() => expect(selected()).toBe('Journal'));
  expect(location.hash).toBe('#journal');
});
