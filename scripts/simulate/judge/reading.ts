import { formatMessage } from '@matka/web/src/i18n/message-format';
import type { TextId } from '@matka/web/src/i18n/text';
import type { Element } from 'happy-dom';
import { fieldValue, type Screen, textOf } from '../player/screen.ts';

export interface Row {
  readonly number: string;
  readonly points: number;
  readonly session: 'open' | 'close';
}

const pointsOf = (rows: readonly Row[]): number =>
  rows.reduce((sum, { points }) => sum + points, 0);

export type Claim = 'placed' | 'not placed' | 'unknown' | 'asks';

/** The bets that a notice names: all, or the first ones with the number and the points of all. */
export interface NamedBets {
  readonly market: string;
  readonly rows: readonly Pick<Row, 'number' | 'session'>[];
  readonly count: number;
  readonly points: number;
}

/** A claim on the screen. */
export interface ReadClaim {
  readonly claim: Claim;
  readonly text: string;
}
export type NoticeClaim = ReadClaim & { readonly bets: NamedBets };

const session = (text: string): Row['session'] => (/open/i.test(text) ? 'open' : 'close');

/** The titles of notices and dialogs. A title that the app changes does not compile here. */
const claims: Readonly<Partial<Record<TextId, Claim>>> = {
  'Your bets are being sent': 'unknown',
  "{count, plural, one {We're checking your bet.} other {We're checking your bets.}}": 'unknown',
  "We can't tell yet.": 'unknown',
  'Your bets may be placed twice': 'asks',
  'A bet may be placed twice': 'asks',
  'Your bets were not placed': 'not placed',
  'Insufficient Wallet Balance.': 'not placed',
  'Success!': 'placed',
  '{count, plural, one {Your bet is in} other {Your bets are in}}': 'placed',
  'Found in your bid history': 'placed',
};

const titles: ReadonlyMap<string, Claim> = new Map(
  Object.entries(claims).flatMap(([text, claim]) =>
    [1, 2].map((count) => [formatMessage(text, { count }, 'en'), claim]),
  ),
);

/** Single Digit and the older Half Sangam send at once: their confirmation is the receipt. */
function receiptClaim(text: string, path: string): Claim | undefined {
  const isHalfSangam = /Half Sangam · /.test(text) && !/Half Sangam [AB]/.test(text);
  const isDirect = path === '/single-digit' || isHalfSangam;
  return isDirect && /Bid once placed can not be cancelled/.test(text) ? 'placed' : undefined;
}

export function dialogClaim({ dialog, path }: Screen): ReadClaim | undefined {
  if (!dialog) return undefined;
  const text = textOf(dialog);
  const title = textOf(dialog.querySelector('h2'));
  const claim =
    titles.get(title) ?? (title.startsWith('Error: ') ? 'not placed' : receiptClaim(text, path));
  return claim && { claim, text };
}

const noticesOf = ({ body }: Screen) => [
  ...body.querySelectorAll('section[aria-label="Submission"]'),
];

/** The bets in the list of a notice. */
function listedBets(notice: Element): NamedBets | undefined {
  const market = textOf(notice.querySelector('summary')).match(/ points on (.*)$/)?.[1];
  const rows = [...notice.querySelectorAll('li')].flatMap((item) => {
    const [, number, points, side = ''] = textOf(item).match(/^(.+): (\d+) \((.+)\)$/) ?? [];
    return number ? [{ number, points: Number(points), session: session(side) }] : [];
  });
  if (market === undefined || rows.length === 0) return undefined;
  return { market, rows, count: rows.length, points: pointsOf(rows) };
}

/** The bets on the ticket of a notice. */
function ticketBets(notice: Element): NamedBets | undefined {
  const facts = new Map(
    [...notice.querySelectorAll('dt')].map((name) => [
      textOf(name),
      textOf(name.nextElementSibling),
    ]),
  );
  const [number, more = '0'] = facts.get('Digits')?.split(' + ') ?? [];
  if (!number) return undefined;
  return {
    market: textOf(notice.querySelector('h2')),
    rows: [{ number, session: session(facts.get('Type') ?? '') }],
    count: Number(more) + 1,
    points: Number(facts.get('Points')),
  };
}

/** Tells if a notice names these bets. */
export const areNamed = (
  rows: readonly Row[],
  { rows: named, count, points }: NamedBets,
): boolean =>
  rows.length === count &&
  pointsOf(rows) === points &&
  named.every(({ number, session }) =>
    rows.some((row) => row.number === number && row.session === session),
  );

/** The claim of a notice; undefined if its text is unknown, or its ticket is still loading. */
function noticeClaim(notice: Element): NoticeClaim | undefined {
  const claim = titles.get(textOf(notice.querySelector('[role="status"] p')));
  const bets = ticketBets(notice) ?? listedBets(notice);
  return claim && bets && { claim, bets, text: textOf(notice) };
}

export const noticeClaims = (screen: Screen): NoticeClaim[] =>
  noticesOf(screen).flatMap((notice) => noticeClaim(notice) ?? []);

/** The unknown texts of the notices of a finished screen. */
export const unreadNotices = (screen: Screen): string[] =>
  noticesOf(screen)
    .filter((notice) => !noticeClaim(notice))
    .map(textOf);

function rowsOf(scope: Element): Row[] {
  return [...scope.querySelectorAll('tbody tr')].flatMap((row) => {
    const [number = '', points = '', side = ''] = [...row.querySelectorAll('th, td')].map(textOf);
    return /^\d/.test(number) && points !== ''
      ? [{ number, points: Number(points), session: session(side) }]
      : [];
  });
}

export const confirmationRows = ({ dialog }: Screen): Row[] => (dialog ? rowsOf(dialog) : []);

/** The rows in the table of a bid screen, or in a grid with a field for each digit. */
export function tableRows({ body, controls }: Screen): Row[] {
  const table = body.querySelector('section[aria-label="Bids"] table');
  if (table) return rowsOf(table);
  const type = controls.find(({ role }) => role === 'select');
  const side = type ? fieldValue(type) : '';
  return controls.flatMap((control) => {
    const number = control.name.match(/^Points for digit (\d)/)?.[1];
    const points = number === undefined ? '' : fieldValue(control);
    return number && points ? [{ number, points: Number(points), session: session(side) }] : [];
  });
}

/** The balance in the bar of a screen, in points; `undefined` where there is none. */
export function shownBalance({ body }: Screen): number | undefined {
  const found = textOf(body.querySelector('header')).match(/₹\s?(-?[\d,]+\.\d\d)/)?.[1];
  return found === undefined ? undefined : Number(found.replaceAll(',', ''));
}
