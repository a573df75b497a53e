import { HTMLElement } from '../dom/element.ts';
import { HTMLInputElement, HTMLSelectElement } from '../dom/form-controls.ts';
import { type Screen, textOf } from '../player/screen.ts';
import { once } from './once.ts';

/** A row of bets on the screen. */
export interface Row {
  readonly number: string;
  readonly points: number;
  readonly session: 'open' | 'close';
}

/** What the app says about a submission. */
export type Claim = 'placed' | 'not placed' | 'unknown' | 'asks';

/** A claim read off the screen; `rows` are given where the notice names them. */
export interface ReadClaim {
  readonly claim: Claim;
  readonly text: string;
  readonly market?: string;
  readonly rows?: readonly Row[];
}

/** The elements of HTML that fit a selector. */
export const elementsIn = (scope: HTMLElement, selector: string): HTMLElement[] =>
  scope.querySelectorAll(selector).filter((element) => element instanceof HTMLElement);

/** An amount as the app shows it: rupee sign, Indian grouping and two decimals. */
export function rupees(points: number): string {
  const [whole = '0', cents = '00'] = points.toFixed(2).split('.');
  const groups = [whole.slice(0, -3).replaceAll(/\B(?=(\d\d)+$)/g, ','), whole.slice(-3)];
  return `₹${groups.filter(Boolean).join(',')}.${cents}`;
}

const session = (text: string): Row['session'] => (/open/i.test(text) ? 'open' : 'close');

/** The meaning of the words of a dialog or a notice about a submission. */
function claimIn(text: string): Claim | undefined {
  if (/It is not known( yet)? whether your bets were placed|Your bets are being sent/.test(text))
    return 'unknown';
  if (/may be placed twice/.test(text)) return 'asks';
  if (/Your bets were not placed|Insufficient Wallet Balance/.test(text)) return 'not placed';
  if (/^Success!|Your bets were placed|Found in your bid history/.test(text)) return 'placed';
  return /^Error: /.test(text) ? 'not placed' : undefined;
}

/** Single Digit and the older Half Sangam send at once: their confirmation is the receipt. */
function receiptClaim(text: string, path: string): Claim | undefined {
  const isHalfSangam = /Half Sangam · /.test(text) && !/Half Sangam [AB]/.test(text);
  const isDirect = path === '/single-digit' || isHalfSangam;
  return isDirect && /Bid once placed can not be cancelled/.test(text) ? 'placed' : undefined;
}

/** The claim of the open dialog, about what was submitted last on this page. */
export const dialogClaim = once(({ dialog, path }): ReadClaim | undefined => {
  if (!dialog) return undefined;
  const text = textOf(dialog);
  const claim = claimIn(text) ?? receiptClaim(text, path);
  return claim && { claim, text };
});

/** The claims of the notices: each names its market and its bids. */
export const noticeClaims = once(({ body }): ReadClaim[] => {
  return elementsIn(body, 'section[aria-label="Submission"]').flatMap((notice) => {
    const text = textOf(notice.querySelector('[role="status"]'));
    const claim = claimIn(text);
    const market = textOf(notice.querySelector('summary')).match(/ points on (.*)$/)?.[1];
    const rows = elementsIn(notice, 'li').flatMap((item) => {
      const [, number = '', points = '', side = ''] =
        textOf(item).match(/^(.+): (\d+) \((.+)\)$/) ?? [];
      return number ? [{ number, points: Number(points), session: session(side) }] : [];
    });
    return claim && market !== undefined ? [{ claim, text, market, rows }] : [];
  });
});

/** The rows of the open confirmation. */
export function confirmationRows({ dialog }: Screen): Row[] {
  return dialog ? rowsOf(dialog) : [];
}

/** The rows of the table of a bid screen, or those of the grid of Multi Digit. */
export function tableRows({ body, scope }: Screen): Row[] {
  const table = body.querySelector('section[aria-label="Bids"] table');
  if (table instanceof HTMLElement) return rowsOf(table);
  const type = scope.querySelector('select');
  const side = type instanceof HTMLSelectElement ? type.value : '';
  return elementsIn(scope, 'input[aria-label^="Points for digit"]').flatMap((input) => {
    const value = input instanceof HTMLInputElement ? input.value : '';
    const number = input.getAttribute('aria-label')?.at(-1) ?? '';
    return value === '' ? [] : [{ number, points: Number(value), session: session(side) }];
  });
}

function rowsOf(scope: HTMLElement): Row[] {
  return elementsIn(scope, 'tbody tr').flatMap((row) => {
    const [number = '', points = '', side = ''] = elementsIn(row, 'th, td').map(textOf);
    return /^\d/.test(number) && points !== ''
      ? [{ number, points: Number(points), session: session(side) }]
      : [];
  });
}

/** The balance in the bar of a screen, in points; undefined where there is none. */
export const shownBalance = once(({ body }): number | undefined => {
  const bar = body.querySelector('header');
  const found = textOf(bar).match(/₹\s?(-?[\d,]+\.\d\d)/)?.[1];
  return found === undefined ? undefined : Number(found.replaceAll(',', ''));
});

/** The labelled values of each card of a list. */
export const cardsOf = once(({ body }): Readonly<Record<string, string>>[] =>
  elementsIn(body, 'dl')
    .filter((list) => textOf(list.querySelector('dt')) === 'Digits')
    .map((list) => {
      const card = list.parentElement;
      const values = Object.fromEntries(
        elementsIn(list, 'dt').map(
          (term) => [textOf(term), textOf(term.nextElementSibling)] as const,
        ),
      );
      return {
        ...values,
        title: textOf(card?.querySelector('h2')),
        status: textOf(card?.querySelector('p')),
      };
    }),
);

/** The cells of the rows of the first table of a screen. */
export const cellsOf = once(({ body }): string[][] =>
  elementsIn(body, 'main tbody tr, table tbody tr').map((row) =>
    elementsIn(row, 'th, td').map(textOf),
  ),
);
