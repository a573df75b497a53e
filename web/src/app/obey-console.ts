import { auth } from '../auth/auth-state.ts';
import { signIn } from '../auth/sign-in.ts';

type Player = { mobile: string; password: string; mpin: string; otp: string };

/** The console asks to reload the page, signed in as a player if one is given. */
type ConsoleMessage = { type: 'matka-reload'; signIn?: Player };

const isFromConsole = (data: unknown): data is ConsoleMessage =>
  typeof data === 'object' && data !== null && Reflect.get(data, 'type') === 'matka-reload';

const isLoopback = (name: string): boolean => /(?:^|\.)localhost$|^127\./.test(name);

/** Follows commands of the mock's console while it frames the app, on the developer's own machine only. */
export function obeyConsole(): void {
  if (window.parent === window || !isLoopback(location.hostname)) return;
  addEventListener('message', async ({ source, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || !isFromConsole(data)) return;
    const player = data.signIn;
    if (player) {
      const credential = player[auth.appConfig.login_type];
      await signIn({ mobileNumber: player.mobile, credential });
    }
    location.reload();
  });
}
