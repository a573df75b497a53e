import { read } from '@matka/contracts/reading/read';
import * as Type from 'typebox';
import { auth } from '../auth/auth-state.ts';
import { signIn } from '../auth/sign-in.ts';

const Player = Type.Object({
  mobile: Type.String(),
  password: Type.String(),
  mpin: Type.String(),
  otp: Type.String(),
});

/** The console asks to reload the page, signed in as a player if one is given. */
const ReloadMessage = Type.Object({
  type: Type.Literal('matka-reload'),
  signIn: Type.Optional(Player),
});

const isLoopback = (name: string): boolean => /(?:^|\.)localhost$|^127\./.test(name);

/** Follows commands of the mock's console while it frames the app, on the developer's own machine only. */
export function obeyConsole(): void {
  if (window.parent === window || !isLoopback(location.hostname)) return;
  addEventListener('message', async ({ source, data }: MessageEvent<unknown>) => {
    const message = read(ReloadMessage, data).value;
    if (source !== window.parent || !message) return;
    const player = message.signIn;
    if (player) {
      const credential = player[auth.appConfig.login_type];
      await signIn({ mobileNumber: player.mobile, credential });
    }
    location.reload();
  });
}
