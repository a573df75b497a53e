import type { Served } from '../host/host.ts';
import { bidPaths } from '../player/places.ts';
import { readScreen, type Screen } from '../player/screen.ts';
import { clock } from '../run/clock.ts';
import type { Call, Pressed, Tab } from '../run/stage.ts';
import type { Finding, Report } from './findings.ts';
import { Ledger } from './ledger.ts';
import { confirmationRows, dialogClaim, noticeClaims, tableRows } from './reading.ts';
import { Submissions } from './submissions.ts';
import { Wallets } from './wallets.ts';

/** Screens that submit by Continue and confirm afterwards. */
const directPaths = ['/single-digit', '/half-sangam'];

/** Compares the players' submissions with the app's claims and the host's bets. Shares no code with either. */
export class Judge {
  readonly findings: Finding[] = [];
  readonly ledger = new Ledger();
  /** Adds a finding; of each kind only the first counts. */
  readonly report: Report = (kind, expected, seen) => {
    if (!this.findings.some((each) => each.kind === kind))
      this.findings.push({ kind, expected, seen });
  };
  readonly submissions = new Submissions(this.report);
  readonly #wallets = new Wallets(this.report);

  /** The player who is signed in on the phone of a tab, by its cookies. */
  playerOn({ phone }: Pick<Tab, 'phone'>): string | undefined {
    const cookies = new URLSearchParams(phone.readCookies().replaceAll('; ', '&'));
    // The cookie of the access token ends first, all the more when the phone's clock jumps.
    const token = cookies.get('access_token') ?? cookies.get('refresh_token');
    return this.ledger.playerOf(token ?? undefined);
  }

  /** The market of a bid screen: the heading of its bar begins with it. */
  #marketOf({ title }: Screen): string {
    const fitting = this.ledger.markets.filter((name) => title.startsWith(name));
    return fitting.sort((one, other) => other.length - one.length)[0] ?? title;
  }

  observe(tab: Tab): void {
    const screen = readScreen(tab);
    const player = this.playerOn(tab);
    const said = dialogClaim(screen);
    if (said && bidPaths.includes(screen.path))
      this.submissions.sayInDialog(tab.name, this.#marketOf(screen), said, player);
    if (!player) return;
    this.submissions.sayInNotices(player, tab.phone.name, noticeClaims(screen));
    this.#wallets.check(tab.phone, screen, player, this.submissions.hasOpen(player));
  }

  begun(call: Call): void {
    if (call.name !== 'POST /betting/') return;
    // Where the cookie of the access token has ended, the first attempt has no token.
    const player = this.ledger.playerOf(call.token) ?? this.playerOn(call.page.tab);
    this.submissions.begun(call, player, this.ledger.betsOf(call));
  }

  served(call: Call, served: Served): void {
    this.ledger.served(call, served);
    this.#wallets.served(call);
    if (served.status >= 500)
      this.report('crash', `no error of the host at ${call.method} ${call.target}`, served.text);
    if (call.name === 'POST /betting/' && call.fate?.kind === 'doubled' && !call.key)
      this.submissions.servedTwice(call.number, served.status === 200);
  }

  received(call: Call, served: Served | undefined): void {
    if (!served) return;
    const player = this.ledger.playerOf(call.token);
    const isOpen = player !== undefined && this.submissions.hasOpen(player);
    this.#wallets.received(call, served, player, isOpen);
  }

  beforePress(tab: Tab, { name, role }: Pressed): void {
    // The press may dismiss a notice, or close a dialog.
    this.observe(tab);
    const screen = readScreen(tab);
    if (role !== 'button' || !bidPaths.includes(screen.path)) return;
    if (name === 'Submit anyway' || (name === 'Send again' && screen.dialog))
      this.submissions.agree(tab.name);
    const isDirect = directPaths.includes(screen.path);
    // The receipt of a screen that confirms afterwards offers Submit too.
    if (name !== (isDirect ? 'Continue' : 'Submit')) return;
    const rows = isDirect ? tableRows(screen) : confirmationRows(screen);
    const at = clock.now;
    // The second half of a double tap.
    const isRepeated = this.submissions.all.some((each) => each.tab === tab.name && each.at === at);
    if (rows.length === 0 || isRepeated) return;
    const player = this.playerOn(tab) ?? 'nobody';
    const market = this.#marketOf(screen);
    this.submissions.press({ player, phone: tab.phone.name, tab: tab.name, market, rows, at });
  }
}
