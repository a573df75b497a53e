import { useEffect, useEffectEvent } from 'react';

declare global {
  interface CredentialRequestOptions {
    otp?: { transport: readonly 'sms'[] };
  }
}

/**
 * Calls `onCode` with the code of a text message whose last line is `@domain #code` of this site, in browsers that can read one
 * (WebOTP). Waits until a form is submitted or the field is gone.
 */
export function useTextedCode(onCode: (code: string) => void): void {
  const receive = useEffectEvent(onCode);
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const controller = new AbortController();
    const { signal } = controller;
    const stop = () => controller.abort();
    addEventListener('submit', stop, { signal });
    navigator.credentials.get({ otp: { transport: ['sms'] }, signal }).then(
      (found) => {
        if (found && 'code' in found && typeof found.code === 'string') receive(found.code);
      },
      // The player declined, typed it, or left.
      () => undefined,
    );
    return stop;
  }, []);
}
