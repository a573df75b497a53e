import type { Page } from '../browser/page-settings.ts';
import type { Tab } from '../browser/tab.ts';
import type { Call, Served } from '../network/network.ts';
import { bidPaths } from '../player/places.ts';
import type { Control, Screen } from '../player/screen.ts';
import type { Stage } from '../run/stage.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { createEmptyScreens } from './empty-screens.ts';
import type { Finding, FindingKind } from './findings.ts';
import { drawTime, marketDay } from './game.ts';
import { createHistoryScreens } from './history-screens.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { createMarketCards } from './market-cards.ts';
import { createPagers } from './pagers.ts';
import { createRates } from './rates.ts';
import { confirmationRows, dialogClaim, noticeClaims, tableRows } from './reading.ts';
import type { Report } from './report.ts';
import { createResponses } from './responses.ts';
import { createResultScreens } from './result-screens.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createSubmissions, type Submissions } from './submissions.ts';
import { createWaiting } from './waiting.ts';
import { createWallets, type Wallets } from './wallets.ts';
import { createWinScreen } from './win-screen.ts';
import { createWinsSince } from './wins-since.ts';

/** Compares what players meant, what the app says and what the host holds. Shares no code with either side. */
export interface Judge {
  readonly findings: readonly Finding[];
  readonly report: Report;
  readonly ledger: Ledger;
  readonly submissions: Submissions;
  readonly wallets: Wallets;
  readonly drafts: Drafts;
  readonly sessions: Sessions;
  /** The player who is signed in on a device by its cookies. */
  readonly playerOn: Sessions['playerOn'];
  readonly begun: (call: Call) => void;
  readonly served: (call: Call, served: Served) => void;
  readonly received: (call: Call, served: Served | undefined) => void;
  readonly beforePress: (tab: Tab, control: Control) => void;
  readonly error: (page: Page, kind: string, text: string) => void;
  /** Reads the screen of a tab. */
  readonly observe: (tab: Tab, screen: Screen) => void;
  readonly leave: (tab: string) => void;
  /** Hears that the operator sets a draw of today. */
  readonly drawSet: (market: string, session: 'open' | 'close') => void;
}

/** Screens that submit by Continue and confirm afterwards. */
const directPaths: readonly string[] = ['/single-digit', '/half-sangam'];

/** Marks the market of a bid screen: the heading of its bar. */
const marketOf = (screen: Screen, ledger: Ledger): string => {
  const names = [...ledger.markets.values()].map(({ name }) => name);
  const found = names.filter((name) => screen.title.startsWith(name));
  return found.sort((one, other) => other.length - one.length)[0] ?? screen.title;
};

export function createJudge(stage: () => Stage): Judge {
  const findings: Finding[] = [];
  const kinds = new Set<FindingKind>();
  const report: Report = (kind, expected, seen) => {
    if (kinds.has(kind)) return;
    kinds.add(kind);
    findings.push({ kind, expected, seen });
  };
  const ledger = createLedger(() => stage().kernel.now(), report);
  const submissions = createSubmissions(report);
  const wallets = createWallets(ledger, report);
  const histories = createHistoryScreens(report);
  const drafts = createDrafts(report);
  const responses = createResponses();
  const sessions = createSessions(ledger, report);
  const { playerOn } = sessions;
  const results = createResultScreens(responses, report);
  const cards = createMarketCards(ledger, responses, () => stage().kernel.now(), report);
  const rates = createRates(responses, report);
  const empty = createEmptyScreens(responses, report);
  const wins = createWinScreen(responses, report);
  const winsSince = createWinsSince(ledger, () => stage().kernel.now(), report);
  const pagers = createPagers(report);
  const waiting = createWaiting(
    () => stage().network.open(),
    () => stage().kernel.now(),
    report,
  );

  const readNotices = (tab: Tab, screen: Screen, player: string) => {
    submissions.sayInNotices(player, tab.device.name, noticeClaims(screen));
  };

  const observe = (tab: Tab, screen: Screen) => {
    const player = playerOn(tab);
    sessions.observe(tab, screen);
    waiting.check(tab, screen);
    // A screen that a session ended on is another one, whoever signs in next.
    pagers.check(tab, screen, player);
    results.check(tab, screen);
    cards.check(tab, screen);
    rates.check(tab, screen);
    empty.check(tab, screen, player);
    const said = dialogClaim(screen);
    if (said && bidPaths.includes(screen.path))
      submissions.sayInDialog(tab.name, marketOf(screen, ledger), said, player);
    if (!player) return;
    readNotices(tab, screen, player);
    wallets.check(tab, screen, player, submissions.hasOpen(player));
    histories.check(tab, screen, player);
    wins.check(tab, screen, player);
    winsSince.check(tab, screen, player);
    drafts.checkOwner(screen, player);
    drafts.watch(tab, screen);
  };

  return {
    findings,
    report,
    ledger,
    submissions,
    wallets,
    drafts,
    sessions,
    playerOn,
    begun: (call) => {
      sessions.begun(call);
      if (call.endpoint !== '/betting/' || call.method !== 'POST') return;
      // Where the cookie of the access token has ended, the first attempt has no token.
      const player = ledger.playerOf(call.token) ?? playerOn(call.page);
      submissions.begun(call, player, ledger.betsOf(call));
    },
    served: (call, served) => {
      ledger.served(call, served);
      wallets.served(call);
      if (served.status >= 500) {
        const seen = `${served.status} ${served.text.slice(0, 300)}`;
        report('crash', `no error of the host at ${call.method} ${call.target}`, seen);
      }
      if (call.endpoint === '/betting/' && call.fate?.kind === 'doubled' && !call.key)
        submissions.servedTwice(call.number, served.status === 200);
    },
    received: (call, served) => {
      if (!served) return;
      const player = ledger.playerOf(call.token);
      const isOpen = player !== undefined && submissions.hasOpen(player);
      wallets.received(call, served, isOpen);
      winsSince.received(call, served, isOpen);
      sessions.received(call, served);
      responses.received(call, served, player);
      histories.received(call, served, player);
    },
    beforePress: (tab, { name, role }) => {
      const screen = stage().screenOf(tab);
      if (role === 'button') sessions.pressed(tab, name);
      // The press may put a notice away.
      const reader = playerOn(tab);
      if (reader) readNotices(tab, screen, reader);
      pagers.pressed(tab, screen, name, reader);
      if (role !== 'button' || !bidPaths.includes(screen.path)) return;
      observe(tab, screen);
      if (name === 'Submit anyway' || (name === 'Send again' && screen.dialog))
        return submissions.agree(tab.name);
      const player = playerOn(tab) ?? 'nobody';
      const isDirect = directPaths.includes(screen.path);
      const isFirst = name === 'Continue' && isDirect;
      const rows = name === 'Submit' ? confirmationRows(screen) : isFirst ? tableRows(screen) : [];
      // The receipt of a screen that confirms afterwards offers Submit too.
      if (rows.length === 0 || (name === 'Submit' && isDirect)) return;
      const { name: device } = tab.device;
      const market = marketOf(screen, ledger);
      const last = submissions.all.findLast((each) => each.tab === tab.name);
      // The second half of a double tap.
      if (last?.at === stage().kernel.now()) return;
      submissions.press({ player, device, tab: tab.name, market, rows, at: stage().kernel.now() });
    },
    error: (_page, kind, text) => {
      report(kind === 'error' ? 'crash' : 'console error', 'no error', text.slice(0, 2000));
    },
    observe,
    leave: (tab) => submissions.leave(tab),
    drawSet: (name, session) => {
      const now = stage().kernel.now();
      ledger.setDraws.add(`${marketDay(now)} ${name} ${session}`);
      const market = [...ledger.markets.values()].find((each) => each.name === name);
      if (!market || drawTime(market, marketDay(now), session) <= now) ledger.wasCorrected = true;
    },
  };
}
