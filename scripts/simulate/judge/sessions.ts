import type { Page } from '../browser/page-settings.ts';
import type { Tab } from '../browser/tab.ts';
import type { Call, Served } from '../network/network.ts';
import type { Screen } from '../player/screen.ts';
import type { Ledger } from './ledger.ts';
import type { Report } from './report.ts';
import { fieldsOf, parse } from './wire.ts';

/** Checks whose tokens a device sends, and that a page refreshes them once at a time. */
export interface Sessions {
  /** The player who is signed in on a device by its cookies. */
  readonly playerOn: (on: Pick<Tab, 'device'>) => string | undefined;
  readonly begun: (call: Call) => void;
  readonly received: (call: Call, served: Served) => void;
  readonly pressed: (tab: Tab, name: string) => void;
  readonly observe: (tab: Tab, screen: Screen) => void;
  /** Checks a tab at rest: after a sign-out on its phone it shows nothing of a player. */
  readonly checkRest: (tab: Tab, screen: Screen) => void;
}

/** The screens of visitors. */
const open: readonly string[] = ['/', '/login', '/register'];

const cookiePatterns = {
  access_token: /(?:^|; )access_token=([^;]+)/,
  refresh_token: /(?:^|; )refresh_token=([^;]+)/,
};

const cookie = (text: string, name: keyof typeof cookiePatterns): string | undefined => {
  const value = text.match(cookiePatterns[name])?.[1];
  return value && decodeURIComponent(value);
};

export function createSessions(ledger: Ledger, report: Report): Sessions {
  const refreshing = new WeakMap<Page, Call>();
  /** Tokens that a phone had when its player signed out. */
  const ended = new Map<object, Set<string>>();
  /** Tabs in which Logout was pressed, with the tokens of their phones. */
  const leaving = new Map<string, readonly string[]>();
  /** Phones whose player signed out and nobody signed in since. */
  const signedOut = new Set<object>();

  const tokensOf = ({ device }: Tab): string[] =>
    (['access_token', 'refresh_token'] as const).flatMap(
      (name) => cookie(device.readCookies(), name) ?? [],
    );

  const checkToken = (call: Call) => {
    if (!call.token) return;
    const player = ledger.playerOf(call.token);
    const current = cookie(call.page.device.readCookies(), 'access_token');
    const now = current && ledger.playerOf(current);
    const isEnded = ended.get(call.page.device)?.has(call.token);
    if (isEnded || !current || (player && now && player !== now)) {
      report(
        'token after sign-out',
        `no call with the token of ${player} after sign-out`,
        `${call.method} ${call.target}`,
      );
    }
  };

  const checkRefresh = (call: Call) => {
    if (call.endpoint !== '/token/refresh/') return;
    const before = refreshing.get(call.page);
    if (before && !before.isOver)
      report('two refreshes at a time', 'one refresh at a time', 'a second one');
    refreshing.set(call.page, call);
  };

  return {
    playerOn: ({ device }) => {
      const cookies = device.readCookies();
      // The cookie of the access token ends first, all the more when the phone's clock jumps.
      const token = cookie(cookies, 'access_token') ?? cookie(cookies, 'refresh_token');
      return token && ledger.playerOf(token);
    },
    begun: (call) => {
      if (call.endpoint === '/users/login/') signedOut.delete(call.page.device);
      checkToken(call);
      checkRefresh(call);
    },
    received: ({ endpoint, page }, { status, text }) => {
      if (endpoint !== '/users/login/' || status !== 200) return;
      // Two logins within a second may give the same token.
      const { access, refresh } = fieldsOf(fieldsOf(parse(text)).tokens);
      for (const token of [access, refresh]) ended.get(page.device)?.delete(String(token));
    },
    pressed: (tab, name) => {
      if (name === 'Logout') leaving.set(tab.name, tokensOf(tab));
    },
    observe: (tab, { path }) => {
      const tokens = leaving.get(tab.name);
      if (!tokens || path !== '/login') return;
      leaving.delete(tab.name);
      const left = tokensOf(tab).find((token) => tokens.includes(token));
      if (left !== undefined) {
        report('token after sign-out', 'no token on the phone after Logout', 'a cookie with one');
      }
      const all = ended.get(tab.device) ?? new Set();
      ended.set(tab.device, all);
      for (const token of tokens) all.add(token);
      signedOut.add(tab.device);
    },
    checkRest: (tab, { path }) => {
      if (!signedOut.has(tab.device) || open.includes(path) || tokensOf(tab).length > 0) return;
      report('token after sign-out', 'login in every tab after Logout', `${tab.name} at ${path}`);
    },
  };
}
