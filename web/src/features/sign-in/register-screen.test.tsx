import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConfigInput } from '../../config.ts';
import { type ApiResponse, type ApiServer, startApi } from '../../testing/api-server.ts';
import { loadRoute } from '../../testing/load-route.ts';
import { alertText, openApp, shownPath } from '../../testing/open-app.tsx';
import { expectNothingLeft, signInForTest } from '../../testing/signed-in.ts';

describe('at /register', () => {
  const user = userEvent.setup({ delay: null });
  let api: ApiServer;
  let response: ApiResponse | Promise<ApiResponse>;

  async function openRegister(config: ConfigInput = {}) {
    api = await startApi(() => response, config);
    await openApp('/register');
    await screen.findByLabelText('First name');
  }

  beforeEach(() => {
    response = { status: 201, body: { message: 'ok' } };
  });
  afterEach(() => api.close());

  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const labels = () => [...document.querySelectorAll('label')].map((label) => label.textContent);
  const submit = () => user.click(screen.getByRole('button', { name: 'Register' }));
  const dismiss = async () =>
    user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }));

  async function fillIn() {
    await user.type(field('Mobile number'), '9876543210');
    await user.type(field('First name'), 'Asha');
    await user.type(field('Last name'), 'Patil');
    await user.type(field('Password'), 'Kalyan@2026');
    await user.type(field('Confirm password'), 'Kalyan@2026');
  }

  it('the registration asks for names, password and referral code', {
    tags: ['@REG-02', '@REG-03', '@REG-04', '@REG-07'],
  }, async () => {
    await openRegister();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Register Now');
    expect(labels()).toEqual([
      'Mobile number',
      'First name',
      'Last name',
      'Password',
      'Confirm password',
      'Referral code',
    ]);
    expect(field('Referral code').placeholder).toBe('Enter referral code (optional)');
  });

  it('the registration asks for a four-box MPIN and its confirmation', {
    tags: ['@REG-05'],
  }, async () => {
    await openRegister({ grantType: 'mpin' });
    expect(labels().slice(3, 5)).toEqual(['MPIN', 'Confirm MPIN']);
    expect(screen.getAllByTestId('pin-box')).toHaveLength(8);
  });

  it('the registration asks for an OTP without confirmation', { tags: ['@REG-06'] }, async () => {
    await openRegister({ grantType: 'otp' });
    expect(labels().slice(3)).toEqual(['OTP', 'Referral code']);
  });

  it('the registration checks names and referral code while typing, and passwords when their field is left', {
    tags: ['@VFORM-03', '@VFORM-04'],
  }, async () => {
    await openRegister();
    await user.type(field('First name'), 'A1');
    expect(field('First name').value).toBe('A');
    expect(screen.getByText('First name must be at least 2 characters long')).toBeTruthy();
    await user.type(field('Referral code'), 'a-b');
    expect(field('Referral code').value).toBe('ab');
    expect(screen.getByText('Referral code must be at least 3 characters long')).toBeTruthy();
    await user.type(field('Confirm password'), 'x');
    expect(screen.queryByText('Passwords do not match')).toBeNull();
    await user.tab();
    expect(screen.getByText('Passwords do not match')).toBeTruthy();
  });

  it('a submitted empty registration shows every error and sends no request', {
    tags: ['@VFORM-05', '@VFORM-06'],
  }, async () => {
    await openRegister();
    await submit();
    for (const text of [
      'Mobile number is required',
      'First name is required',
      'Last name is required',
      'Password is required',
      'Please confirm your password',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(api.calls).toEqual([]);
  });

  it('the registration shows Registering... and cannot be pressed while the request runs', {
    tags: ['@REG-08'],
  }, async () => {
    const late = Promise.withResolvers<ApiResponse>();
    response = late.promise;
    await openRegister();
    await fillIn();
    await submit();
    const button = await screen.findByRole('button', { name: 'Registering...' });
    expect(button).toHaveProperty('disabled', true);
    late.resolve({ body: {} });
    await dismiss();
  });

  it('a registration succeeds with an alert, and leads to login without signing the player in', {
    tags: ['@REG-10', '@REG-11'],
  }, async () => {
    await openRegister();
    await fillIn();
    await submit();
    expect(await alertText()).toBe('Registration successful! Please login.');
    await dismiss();
    await waitFor(() => expect(shownPath()).toBe('/login'));
    expectNothingLeft();
  });

  it('a failed registration shows the errors below the fields and keeps the input', {
    tags: ['@REG-12', '@REG-13', '@REG-14', '@ERRR-04'],
  }, async () => {
    response = { status: 400, body: { mobile_number: ['Already registered.', 'second'] } };
    await openRegister();
    await fillIn();
    await submit();
    expect(await alertText()).toBe('Registration failed. Please try again.');
    await dismiss();
    const note = await screen.findByText('Already registered.');
    expect(note.id).toBe(field('Mobile number').getAttribute('aria-describedby'));
    expect(screen.queryByText('second')).toBeNull();
    expect(shownPath()).toBe('/register');
    expect(field('First name').value).toBe('Asha');
    expect(field('Password').value).toBe('Kalyan@2026');
  });

  it('a field error of the host goes when the field changes, and does not block a new attempt', async () => {
    response = { status: 400, body: { mobile_number: ['Already registered.'] } };
    await openRegister();
    await fillIn();
    await submit();
    await dismiss();
    await user.type(field('Mobile number'), '{Backspace}1');
    expect(screen.queryByText('Already registered.')).toBeNull();
    await submit();
    await waitFor(() => expect(api.calls).toHaveLength(2));
  });

  it.each<[string, ApiResponse, string]>([
    ['detail', { status: 403, body: { detail: 'Closed.' } }, 'Closed.'],
    ['non_field_errors', { status: 400, body: { non_field_errors: ['No.'] } }, 'No.'],
    ['nothing', { status: 500, body: {} }, 'Registration failed'],
  ])('the registration shows %s above the form', { tags: ['@ERRR-05'] }, async (_, given, text) => {
    response = given;
    await openRegister();
    await fillIn();
    await submit();
    await dismiss();
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });

  it('the registration leads to login', { tags: ['@REG-09'] }, async () => {
    await openRegister();
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(shownPath()).toBe('/login'));
  });

  it('the button Back goes one step back in the history', { tags: ['@REG-01'] }, async () => {
    api = await startApi(() => response);
    await openApp('/login');
    await user.click(await screen.findByRole('link', { name: 'Register Now' }));
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(shownPath()).toBe('/login'));
  });
});

describe('the splash screen', () => {
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const leaving = () => screen.getByRole('main').hasAttribute('data-leaving');

  beforeEach(async () => {
    // The code of both screens is there, so that only the timers of the splash decide.
    await Promise.all((['/', '/login'] as const).map(loadRoute));
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it('the splash fades after 500 ms and leads to login 200 ms later', {
    tags: ['@SPLASH-01', '@SPLASH-02'],
  }, async () => {
    await openApp('/');
    await pass(0);
    await pass(499);
    expect(leaving()).toBe(false);
    await pass(1);
    expect(leaving()).toBe(true);
    await pass(199);
    expect(shownPath()).toBe('/');
    await pass(1);
    expect(shownPath()).toBe('/login');
    expect(screen.getByLabelText('Mobile number')).toBeTruthy();
  });

  it('the splash leads a signed-in player to home', { tags: ['@SPLASH-03'] }, async () => {
    signInForTest();
    await openApp('/');
    await pass(0);
    await pass(500);
    await pass(200);
    await vi.waitFor(() => expect(shownPath()).toBe('/home'), 15_000);
  });

  it('the splash is replaced in the browser history by the next screen', {
    tags: ['@SPLASH-04'],
  }, async () => {
    const before = history.length;
    await openApp('/');
    await pass(0);
    await pass(500);
    await pass(200);
    expect(shownPath()).toBe('/login');
    expect(history.length).toBe(before);
  });

  it('the splash does not navigate if the player leaves it early', {
    tags: ['@SPLASH-04'],
  }, async () => {
    const { unmount } = await openApp('/');
    await pass(0);
    await pass(300);
    unmount();
    history.replaceState(null, '', '/elsewhere');
    await pass(1000);
    expect(shownPath()).toBe('/elsewhere');
  });
});
