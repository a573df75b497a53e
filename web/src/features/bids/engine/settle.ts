import { setPoints } from '../../../session/points.ts';
import { stopAsking } from './asking.ts';
import { type BidScreen, freshForm, setBids } from './screen.ts';

/** The bets of a screen are placed: the wallet takes the new balance, form and table are empty again. */
export function settle(screen: BidScreen, balance: number): void {
  const { state } = screen;
  setPoints(balance);
  stopAsking(screen.asking);
  state.waiting = false;
  state.form = freshForm(screen);
  setBids(state, []);
  state.message = '';
  state.suggestions = { status: 'none' };
  state.sent = null;
}
