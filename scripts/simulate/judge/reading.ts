import type { Element } from 'happy-dom';
import { fieldValue, type Screen, textOf } from '../player/screen.ts';

export interface Row {
  readonly number: string;
  readonly points: number;
  readonly session: 'open' | 'close';
}

export type Claim = 'placed' | 'not placed' | 'unknown' | 'asks';

/** A claim read off the screen; `market` and `rows` are given where a notice names them. */
export interface ReadClaim {
  readonly claim: Claim;
  readonly text: string;
  readonly market?: string;
  readonly rows?: readonly Row[];
}

const session = (text: string): Row['session'] => (/open/i.test(text) ? 'open' : 'close');

function claimIn(text: string): Claim | undefined {
  if (/We're checking your bet|We can't tell yet|Your bets are being sent/.test(text))
    return 'unknown';
  if (/may be placed twice/.test(text)) return 'asks';
  if (/Your bets were not placed|Insufficient Wallet Balance/.test(text)) return 'not placed';
  if (/^Success!|Your bet is in|Your bets are in|Found in your bid history/.test(text))
    return 'placed';
  return /^Error: /.test(text) ? 'not placed' : undefined;
}

/** Single Digit and the older Half Sangam send at once: their confirmation is the receipt. */
function receiptClaim(text: string, path: string): Claim | undefined {
  const isHalfSangam = /Half Sangam · /.test(text) && !/Half Sangam [AB]/.test(text);
  const isDirect = path === '/single-digit' || isHalfSangam;
  return isDirect && /Bid once placed can not be cancelled/.test(text) ? 'placed' : undefined;
}

export function dialogClaim({ dialog, path }: Screen): ReadClaim | undefined {
  if (!dialog) return undefined;
  const text = textOf(dialog);
  const claim = claimIn(text) ?? receiptClaim(text, path);
  return claim && { claim, text };
}

export function noticeClaims({ body }: Screen): ReadClaim[] {
  return [...body.querySelectorAll('section[aria-label="Submission"]')].flatMap((notice) => {
    const text = textOf(notice.querySelector('[role="status"]'));
    const claim = claimIn(text);
    const market = textOf(notice.querySelector('summary')).match(/ points on (.*)$/)?.[1];
    const rows = [...notice.querySelectorAll('li')].flatMap((item) => {
      const [, number, points, side = ''] = textOf(item).match(/^(.+): (\d+) \((.+)\)$/) ?? [];
      return number ? [{ number, points: Number(points), session: session(side) }] : [];
    });
    return claim && market !== undefined ? [{ claim, text, market, rows }] : [];
  });
}

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
