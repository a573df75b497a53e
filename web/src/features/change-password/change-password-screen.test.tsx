import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ApiServer, startApi } from '../../testing/api-server.ts';
import { loadRoute } from '../../testing/load-route.ts';
import { openApp, shownPath } from '../../testing/open-app.tsx';
import { signInForTest } from '../../testing/signed-in.ts';

const user = userEvent.setup({ delay: null });
let api: ApiServer;

beforeAll(async () => {
  await loadRoute('/wallet');
  await loadRoute('/change-password');
});
beforeEach(async () => {
  api = await startApi(() => ({ status: 500 }));
  signInForTest();
});
afterEach(() => api.close());

/** Comes by way of the wallet, so that there is a step to go back. */
async function openScreen() {
  await openApp('/wallet');
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  await user.click(await screen.findByRole('button', { name: 'Change Password' }));
  await screen.findByLabelText('New password');
}

const first = () => screen.getByLabelText('New password');
const second = () => screen.getByLabelText('Re-enter password');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Reset password' });
const rules = () =>
  within(screen.getByRole('list', { name: 'Password rules' }))
    .getAllByRole('listitem')
    .map((rule) => rule.textContent);

it('the password form has two fields of at most 16 characters', {
  tags: ['@PWD-01', '@ROUTE-41'],
}, async () => {
  await openScreen();
  expect(screen.getByRole('heading', { name: 'Change Password' })).toBeTruthy();
  for (const field of [first(), second()]) {
    expect(field).toHaveProperty('type', 'password');
    await user.type(field, 'a'.repeat(20));
    expect(field).toHaveProperty('value', 'a'.repeat(16));
  }
  await user.click(screen.getByRole('button', { name: 'Show new password' }));
  expect(first()).toHaveProperty('type', 'text');
});

it('the rules of a new password are ticked once the password fulfils them', {
  tags: ['@PWD-02'],
}, async () => {
  await openScreen();
  expect(rules()).toEqual(['At least 10 characters(not yet)', 'Both passwords match(not yet)']);
  await user.type(first(), 'a'.repeat(9));
  expect(rules()[0]).toBe('At least 10 characters(not yet)');
  await user.type(first(), 'a');
  expect(rules()).toEqual(['At least 10 characters(done)', 'Both passwords match(not yet)']);
  await user.type(second(), 'a'.repeat(10));
  expect(rules()[1]).toBe('Both passwords match(done)');
});

it('the second field shows an error once it is filled and differs', {
  tags: ['@PWD-03'],
}, async () => {
  await openScreen();
  await user.type(first(), 'Kalyan@2026');
  expect(screen.queryByText('Passwords do not match')).toBeNull();
  expect(second().getAttribute('aria-invalid')).toBe('false');
  await user.type(second(), 'K');
  expect(screen.getByText('Passwords do not match')).toBeTruthy();
  await user.type(second(), 'alyan@2026');
  expect(screen.queryByText('Passwords do not match')).toBeNull();
});

it('the button is enabled only if both fields have the same 10 characters or more', {
  tags: ['@PWD-04'],
}, async () => {
  await openScreen();
  expect(button().disabled).toBe(true);
  await user.type(first(), 'a'.repeat(9));
  await user.type(second(), 'a'.repeat(9));
  expect(button().disabled).toBe(true);
  await user.type(first(), 'a');
  expect(button().disabled).toBe(true);
  await user.type(second(), 'a');
  expect(button().disabled).toBe(false);
});

it('a submitted password sends no request and leads back one step', {
  tags: ['@PWD-05', '@API-47'],
}, async () => {
  await openScreen();
  await user.type(first(), 'Kalyan@2027');
  await user.type(second(), 'Kalyan@2027');
  await user.click(button());
  await waitFor(() => expect(shownPath()).toBe('/wallet'));
  expect(api.calls).toEqual([]);
});

it('the screen states that the change is not saved', { tags: ['@PWD-06'] }, async () => {
  await openScreen();
  expect(screen.getByText("This change isn't saved. Your password stays the same.")).toBeTruthy();
});
