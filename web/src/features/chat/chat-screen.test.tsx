import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { setConfig } from '../../config.ts';
import { loadRoute } from '../../testing/load-route.ts';
import { openApp } from '../../testing/open-app.tsx';
import { signInForTest } from '../../testing/signed-in.ts';

const user = userEvent.setup({ delay: null });

beforeAll(async () => {
  await loadRoute('/chat');
});
beforeEach(() => signInForTest());

async function contacts() {
  await openApp('/chat');
  return within(await screen.findByRole('list', { name: 'Contact' })).getAllByRole('listitem');
}

it('the chat shows the configured contact lines under its title', {
  tags: ['@CHAT-01', '@ROUTE-42', '@APP-08'],
}, async () => {
  setConfig({
    contacts: [
      { label: 'Help line', number: '+91 22 5555 0100' },
      { label: 'Night line', number: '022-5555-0200' },
    ],
  });
  const lines = await contacts();
  expect(screen.getByRole('heading', { level: 1, name: 'Chat' })).toBeTruthy();
  expect(lines.map((line) => line.textContent)).toEqual([
    'Help line+91 22 5555 0100',
    'Night line022-5555-0200',
  ]);
  expect(
    screen.getAllByRole('link', { name: /line/ }).map((link) => link.getAttribute('href')),
  ).toEqual(['tel:+912255550100', 'tel:02255550200']);
});

it('the chat shows no contact if no number is configured', { tags: ['@APP-08'] }, async () => {
  await openApp('/chat');
  await screen.findByRole('heading', { name: 'Good to know' });
  expect(screen.queryByText('Talk to us')).toBeNull();
  expect(screen.queryByText('Number not available')).toBeNull();
});

it('the chat shows the text of a question when it is opened', async () => {
  await openApp('/chat');
  const question = await screen.findByText('Can I cancel a bid?');
  expect(question.closest('details')?.open).toBe(false);
  await user.click(question);
  expect(question.closest('details')?.open).toBe(true);
});
