import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loginHost, mobile } from '../../testing/login-host.ts';

const user = userEvent.setup({ delay: null });
const host = loginHost();

const submit = () => user.click(screen.getByRole('button', { name: 'Login' }));

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

  it('the code of a text message fills itself in and signs the player in', async () => {
    const phone = readsMessages();
    await host.open({ grantType: 'otp' });
    expect(phone.asked.map(({ otp }) => otp)).toEqual([{ transport: ['sms'] }]);
    await phone.send('482913');
    await waitFor(() => expect(code().value).toBe('482913'));
    await user.type(mobile(), '9876543210');
    await submit();
    await waitFor(() => expect(host.logins()[0]?.body).toMatchObject({ otp: '482913' }));
  });

  it('the code is not waited for once the form is submitted', async () => {
    const phone = readsMessages();
    host.login = { status: 400, body: {} };
    await host.open({ grantType: 'otp' });
    await user.type(mobile(), '9876543210');
    await user.type(code(), '111111');
    await submit();
    expect(phone.asked[0]?.signal?.aborted).toBe(true);
    await phone.send('482913');
    expect(code().value).toBe('111111');
  });

  it('the code is not waited for once the screen is left', async () => {
    const phone = readsMessages();
    await host.open({ grantType: 'otp' });
    cleanup();
    expect(phone.asked[0]?.signal?.aborted).toBe(true);
  });

  it.each(['password', 'mpin'] as const)(
    'the code is not asked for by a form with a %s',
    async (grantType) => {
      const phone = readsMessages();
      await host.open({ grantType });
      expect(phone.asked).toEqual([]);
    },
  );

  it('the code is typed in browsers that cannot read messages', async () => {
    await host.open({ grantType: 'otp' });
    await user.type(code(), '482913');
    expect(code().value).toBe('482913');
    expect(code().autocomplete).toBe('one-time-code');
  });
});
