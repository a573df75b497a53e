import type { ScreenId } from '../features/bids/engine/screen-id.ts';
import type { PathName } from '../lib/paths.ts';
import { lazyScreen } from './lazy-screen.ts';
import type { RouteEntry } from './route-entry.ts';

/** The route of a bid screen. */
const bids = (screenId: ScreenId): RouteEntry => ({
  screen: lazyScreen(async () => (await import('./other-screens.tsx')).bidScreen(screenId)),
  access: 'player',
  needs: 'bet',
});

/** The routes of the 24 bid screens. */
export const bidRoutes = {
  singleDigit: bids('single-digit'),
  singleDigitBulk: bids('single-digit-bulk'),
  multiDigit: bids('multi-digit'),
  jodiDigits: bids('jodi-digits'),
  jodiDigitsBulk: bids('jodi-digits-bulk'),
  singlePana: bids('single-pana'),
  singlePanaBulk: bids('single-pana-bulk'),
  doublePana: bids('double-pana'),
  doublePanaBulk: bids('double-pana-bulk'),
  spMotor: bids('sp-motor'),
  dpMotor: bids('dp-motor'),
  groupJodi: bids('group-jodi'),
  spdptp: bids('spdptp'),
  oddEven: bids('odd-even'),
  redBracket: bids('red-bracket'),
  digitsBasedJodi: bids('digits-based-jodi'),
  twoDigitsPanel: bids('two-digits-panel'),
  triplePana: bids('triple-pana'),
  halfSangam: bids('half-sangam'),
  halfSangamA: bids('half-sangam-a'),
  halfSangamB: bids('half-sangam-b'),
  fullSangam: bids('full-sangam'),
  penalGroup: bids('penal-group'),
  choicePana: bids('choice-pana'),
} satisfies Partial<Record<PathName, RouteEntry>>;
