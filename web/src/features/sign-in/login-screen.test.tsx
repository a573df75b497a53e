import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ThemeName, themes } from '../../lib/theme.ts';
import { loginHost, mobile } from '../../testing/login-host.ts';
import { openApp, shownPath } from '../../testing/open-app.tsx';

const user = userEvent.setup({ delay: null });

const host = loginHost();

const password = () => screen.getByLabelText<HTMLInputElement>('Password');

const submit = () => user.click(screen.getByRole('button', { name: 'Login' }));

async function fillIn(number = '9876543210', secret = 'Kalyan@2026') {
  await user.type(mobile(), number);
  await user.type(password(), secret);
}

it('the login form asks for mobile number and password', {
  tags: ['@LOGIN-01', '@LOGIN-02', '@APP-06'],
}, async () => {
  await host.open();
  expect(mobile().value).toBe('');
  expect(password().type).toBe('password');
  await fillIn();
  await submit();
  await waitFor(() => expect(shownPath()).toBe('/home'));
  expect(host.logins()[0]?.body).toEqual({
    grant_type: 'password',
    app_id: 'kalyan-matka',
    mobile_number: '9876543210',
    password: 'Kalyan@2026',
  });
});

it('the login form shows Logging in... and is disabled while the request runs', {
  tags: ['@LOGIN-07'],
}, async () => {
  host.login = 'hang';
  await host.open();
  await fillIn();
  await submit();
  const button = await screen.findByRole('button', { name: 'Logging in...' });
  expect(button).toHaveProperty('disabled', true);
  await user.click(button);
  await user.type(password(), '{Enter}');
  await waitFor(() => expect(host.logins()).toHaveLength(1));
});

it('the login form shows the reason of a failed login until the screen is opened again', {
  tags: ['@LOGIN-06', '@LOGIN-10', '@LOGIN-12'],
}, async () => {
  host.login = { status: 401, body: { non_field_errors: ['no'] } };
  await host.open();
  await fillIn();
  await submit();
  const box = await screen.findByRole('alert');
  expect(box.textContent).toBe(
    'Login FailedInvalid credentials. Please check your mobile number and password/PIN/OTP.',
  );
  await user.click(screen.getByRole('link', { name: 'Register Now' }));
  await screen.findByRole('heading', { name: 'Register Now' });
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByRole('heading', { name: 'Login' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect([mobile().value, password().value]).toEqual(['', '']);
});

const remembering: ThemeName[] = ['kalyanMatkaBlue', 'kalyanMatkaGreenCurved', 'sattaMatkaBlue'];
const prompting: ThemeName[] = [
  'kalyanMatkaBlue',
  'kalyanMatkaPurpleGradient',
  'sattaMatkaBlue',
  'sattaMatkaDark',
];

it.each(Object.keys(themes) as ThemeName[])(
  'the login shows the elements of the theme %s',
  { tags: ['@LOGIN-08', '@LOGIN-09', '@LOGIN-11', '@THEME-08'] },
  async (theme) => {
    await host.open({ theme });
    expect(password()).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Login' })).toBeTruthy();
    const remember = screen.queryByRole('checkbox', { name: 'Remember me' });
    expect(remember !== null).toBe(remembering.includes(theme));
    const prompt = screen.queryByText('Forgot Password? Reset Now');
    expect(prompt !== null).toBe(prompting.includes(theme));
    const register = screen.queryByText('Register Now');
    expect(register === null).toBe(theme === 'sattaMatkaDark');
  },
);

it('the checkbox and the prompt of a theme have no further effect', {
  tags: ['@LOGIN-08', '@LOGIN-09'],
}, async () => {
  await host.open();
  const remember = screen.getByRole<HTMLInputElement>('checkbox');
  await user.click(remember);
  expect(remember.checked).toBe(true);
  await user.click(screen.getByText('Forgot Password? Reset Now'));
  expect(shownPath()).toBe('/login');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(host.calls()).toEqual([]);
});

it.each([
  ['98765432101', 'Mobile number cannot exceed 10 digits'],
  ['+65 9876 5432', "We can't read a 10-digit number in +65 9876 5432."],
])('the login sends no request with the pasted mobile number %j', async (text, message) => {
  await host.open();
  await fillIn();
  await user.clear(mobile());
  await user.click(mobile());
  await user.paste(text);
  await submit();
  expect(screen.getByText(message).id).toBe(mobile().getAttribute('aria-describedby'));
  expect(document.activeElement).toBe(mobile());
  expect(host.calls()).toEqual([]);
});

it('the login reports blocked cookies, and the player stays signed out', async () => {
  const blocked = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  await host.open();
  await fillIn();
  await submit();
  expect(await screen.findByText(/^This browser blocks cookies/)).toBeTruthy();
  expect(shownPath()).toBe('/login');
  blocked.mockRestore();
});

it('the login works with blocked storage, but a reload then shows no balance', async () => {
  const blocked = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  await host.open();
  await fillIn();
  await submit();
  await waitFor(() => expect(shownPath()).toBe('/home'));
  const bar = within(await screen.findByRole('banner'));
  expect(bar.getByRole('button', { name: /^Wallet/ }).textContent).toBe('₹50.00');
  cleanup();
  await openApp('/home');
  expect(within(await screen.findByRole('banner')).getByText('–')).toBeTruthy();
  blocked.mockRestore();
});

it('the login checks the password when its field is left, and from then on while typing', {
  tags: ['@VFORM-02', '@VFORM-04'],
}, async () => {
  await host.open();
  await user.type(password(), 'short');
  expect(screen.queryByText(/^Password must/)).toBeNull();
  await user.tab();
  const text = 'Password must be at least 8 characters long';
  expect(screen.getByText(text).id).toBe(password().getAttribute('aria-describedby'));
  expect(password().getAttribute('aria-invalid')).toBe('true');
  await user.type(password(), 'er1');
  expect(screen.queryByText(text)).toBeNull();
});

it('the login checks the mobile number while typing and when its field is left', {
  tags: ['@VFORM-02', '@VFORM-03'],
}, async () => {
  await host.open();
  await user.type(mobile(), '98');
  expect(screen.getByText('Mobile number must be exactly 10 digits')).toBeTruthy();
  await user.clear(mobile());
  await user.tab();
  expect(screen.getByText('Mobile number is required')).toBeTruthy();
});

it('a submitted empty login shows every error and sends no request', {
  tags: ['@VFORM-01', '@VFORM-05', '@VFORM-06'],
}, async () => {
  await host.open();
  await submit();
  expect(screen.getByText('Mobile number is required')).toBeTruthy();
  expect(screen.getByText('Password is required')).toBeTruthy();
  expect(document.activeElement).toBe(mobile());
  await fillIn('9876543210', 'short');
  await submit();
  expect(host.calls()).toEqual([]);
  await user.type(password(), 'er1');
  await submit();
  await waitFor(() => expect(host.logins()).toHaveLength(1));
});

describe('a code that comes by text message', () => {
  /** A phone that reads text messages; `send` is the message, `asked` what the page asks for. */
  function readsMessages() {
    const asked: CredentialRequestOptions[] = [];
    let send = (_code: string): void => {};
    vi.stubGlobal('OTPCredential', class {});
    const get = (options: CredentialRequestOptions) => {
      asked.push(options);
      return new Promise((resolve, reject) => {
        send = (code) => resolve({ code });
        options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
      });
    };
    vi.spyOn(navigator, 'credentials', 'get').mockReturnValue({ get } as CredentialsContainer);
    return { asked, send: (code: string) => act(async () => send(code)) };
  }
  const code = () => screen.getByLabelText<HTMLInputElement>('OTP');
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('the code of a text message fills itself in and signs the player in', {
    tags: ['@LOGIN-04'],
  }, async () => {
    const phone = readsMessages();
    await host.open({ grantType: 'otp' });
    expect(phone.asked.map(({ otp }) => otp)).toEqual([{ transport: ['sms'] }]);
    await phone.send('482913');
    await waitFor(() => expect(code().value).toBe('482913'));
    await user.type(mobile(), '9876543210');
    await submit();
    await waitFor(() => expect(host.logins()[0]?.body).toMatchObject({ otp: '482913' }));
  });

  it('a code that arrives during a login request is ignored', async () => {
    const phone = readsMessages();
    host.login = 'hang';
    await host.open({ grantType: 'otp' });
    await user.type(mobile(), '9876543210');
    await user.type(code(), '111111');
    await submit();
    expect(phone.asked[0]?.signal?.aborted).toBe(true);
    await phone.send('482913');
    expect([code().value, phone.asked.length]).toEqual(['111111', 1]);
  });

  it.each([
    ['is refused', { status: 400, body: {} }],
    ['finds no network', 'drop'],
  ] as const)('the form waits for the next code after each code that %s', async (_, answer) => {
    const phone = readsMessages();
    host.login = answer;
    await host.open({ grantType: 'otp' });
    await user.type(mobile(), '9876543210');
    await user.type(code(), '111111');
    for (const next of ['482913', '593024']) {
      await submit();
      await screen.findByRole('alert');
      await screen.findByRole('button', { name: 'Login' });
      await phone.send(next);
      expect(code().value).toBe(next);
    }
    expect(phone.asked.map(({ signal }) => signal?.aborted)).toEqual([true, true, false]);
  });

  it('the form still waits for the code while it shows an error', async () => {
    const phone = readsMessages();
    await host.open({ grantType: 'otp' });
    await submit();
    await screen.findByText('Mobile number is required');
    await phone.send('482913');
    expect(code().value).toBe('482913');
    expect(phone.asked).toHaveLength(1);
  });

  it('the form stops waiting for the code when the player leaves the screen', async () => {
    const phone = readsMessages();
    await host.open({ grantType: 'otp' });
    cleanup();
    expect(phone.asked[0]?.signal?.aborted).toBe(true);
  });

  it.each(['password', 'mpin'] as const)(
    'a form with a %s does not wait for a code',
    async (grantType) => {
      const phone = readsMessages();
      await host.open({ grantType });
      expect(phone.asked).toEqual([]);
    },
  );

  it('the code can be typed in a browser that cannot read messages', async () => {
    await host.open({ grantType: 'otp' });
    await user.type(code(), '482913');
    expect(code().value).toBe('482913');
    expect(code().autocomplete).toBe('one-time-code');
  });
});
