import { useEffect, useEffectEvent } from 'react';

declare global {
  interface CredentialRequestOptions {
    otp?: { transport: readonly 'sms'[] };
  }
}

/**
 * Calls `onCode` with the code of a text message whose last line is `@domain #code` of this site, in browsers that can read one
 * (WebOTP). Waits until the field is gone, but not while a code is `sent`: after a refusal the next message may come.
 */
export function useTextedCode(onCode: (code: string) => void, sent: boolean): void {
  const receive = useEffectEvent(onCode);
  useEffect(() => {
    if (sent || !('OTPCredential' in window)) return;
    const controller = new AbortController();
    const { signal } = controller;
    navigator.credentials.get({ otp: { transport: ['sms'] }, signal }).then(
      (found) => {
        if (found && 'code' in found && typeof found.code === 'string') receive(found.code);
      },
      // The player declined, typed the code, or left.
      () => undefined,
    );
    return () => controller.abort();
  }, [sent]);
}
