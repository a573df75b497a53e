import type { NetworkEvents } from '../host/network.ts';
import type { Pressed, Tab } from '../page/tab.ts';
import { bidPaths } from '../player/places.ts';
import { readScreen, type Screen } from '../player/screen.ts';
import { clock } from '../run/clock.ts';
import type { Finding, Report } from './findings.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { confirmationRows, dialogClaim, noticeClaims, tableRows } from './reading.ts';
import { Submissions } from './submissions.ts';
import { Wallets } from './wallets.ts';

/** Compares what players meant, what the app says and what the host holds. Shares no code with either side. */
export interface Judge extends NetworkEvents {
  readonly findings: readonly Finding[];
  readonly report: Report;
  readonly ledger: Ledger;
  readonly submissions: Submissions;
  /** The player who is signed in on the phone of a tab, by its cookies. */
  readonly playerOn: (tab: Pick<Tab, 'phone'>) => string | undefined;
  readonly beforePress: (tab: Tab, control: Pressed) => void;
  readonly observe: (tab: Tab) => void;
}

/** Screens that submit by Continue and confirm afterwards. */
const directPaths = ['/single-digit', '/half-sangam'];

export function createJudge(): Judge {
  const findings: Finding[] = [];
  const report: Report = (kind, expected, seen) => {
    if (!findings.some((each) => each.kind === kind)) findings.push({ kind, expected, seen });
  };
  const ledger = createLedger();
  const submissions = new Submissions(report);
  const wallets = new Wallets(report);

  const playerOn = ({ phone }: Pick<Tab, 'phone'>) => {
    const cookies = new URLSearchParams(phone.readCookies().replaceAll('; ', '&'));
    // The cookie of the access token ends first, all the more when the phone's clock jumps.
    const token = cookies.get('access_token') ?? cookies.get('refresh_token');
    return ledger.playerOf(token ?? undefined);
  };
  /** The market of a bid screen: the heading of its bar begins with it. */
  const marketOf = ({ title }: Screen): string =>
    ledger
      .markets()
      .filter((name) => title.startsWith(name))
      .sort((one, other) => other.length - one.length)[0] ?? title;

  const observe = (tab: Tab) => {
    const screen = readScreen(tab);
    const player = playerOn(tab);
    const said = dialogClaim(screen);
    if (said && bidPaths.includes(screen.path))
      submissions.sayInDialog(tab.name, marketOf(screen), said, player);
    if (!player) return;
    submissions.sayInNotices(player, tab.phone.name, noticeClaims(screen));
    wallets.check(tab, screen, player, submissions.hasOpen(player));
  };

  return {
    findings,
    report,
    ledger,
    submissions,
    playerOn,
    observe,
    begun: (call) => {
      if (call.endpoint !== '/betting/' || call.method !== 'POST') return;
      // Where the cookie of the access token has ended, the first attempt has no token.
      const player = ledger.playerOf(call.token) ?? playerOn(call.page);
      submissions.begun(call, player, ledger.betsOf(call));
    },
    served: (call, served) => {
      ledger.served(call, served);
      wallets.served(call);
      if (served.status >= 500)
        report('crash', `no error of the host at ${call.method} ${call.target}`, served.text);
      if (call.endpoint === '/betting/' && call.fate?.kind === 'doubled' && !call.key)
        submissions.servedTwice(call.number, served.status === 200);
    },
    received: (call, served) => {
      if (!served) return;
      const player = ledger.playerOf(call.token);
      wallets.received(call, served, player, player !== undefined && submissions.hasOpen(player));
    },
    beforePress: (tab, { name, role }) => {
      // The press may dismiss a notice, or close a dialog.
      observe(tab);
      const screen = readScreen(tab);
      if (role !== 'button' || !bidPaths.includes(screen.path)) return;
      if (name === 'Submit anyway' || (name === 'Send again' && screen.dialog))
        return submissions.agree(tab.name);
      const isDirect = directPaths.includes(screen.path);
      const rows =
        name === 'Continue' && isDirect
          ? tableRows(screen)
          : // The receipt of a screen that confirms afterwards offers Submit too.
            name === 'Submit' && !isDirect
            ? confirmationRows(screen)
            : [];
      // The second half of a double tap.
      const isRepeated = submissions.all.some(
        (each) => each.tab === tab.name && each.at === clock.now,
      );
      if (rows.length === 0 || isRepeated) return;
      const player = playerOn(tab) ?? 'nobody';
      const market = marketOf(screen);
      const { name: phone } = tab.phone;
      submissions.press({ player, phone, tab: tab.name, market, rows, at: clock.now });
    },
  };
}
