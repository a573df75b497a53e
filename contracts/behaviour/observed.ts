import type { EndpointName } from '../api/endpoints.ts';
import type { RecordedExchange } from '../recording/recorded-exchange.ts';
import type { Game } from './game.ts';
import type { Check } from './rules.ts';
import type { HostState, PlayerState } from './state.ts';

/** An exchange as the rules see it. */
export interface Observed {
  index: number;
  exchange: RecordedExchange;
  endpoint: EndpointName | undefined;
  success: boolean;
  /** The player whose token the request carries. */
  player: PlayerState | undefined;
  state: HostState;
  game: Game;
  check: Check;
}
