import type { Kind } from '../decoding/kinds.ts';
import { betTypes } from './bet-types.ts';
import { receipt } from './betting.ts';
import { errorResponse, loginError } from './errors.ts';
import { betRecord, history } from './history.ts';
import { homepage } from './homepage.ts';
import { markets } from './markets.ts';
import { payouts } from './payouts.ts';
import { registerError } from './register-error.ts';
import { results } from './results.ts';
import { suggestions } from './suggestions.ts';
import { login, refresh } from './users.ts';

/** What the client reads of the responses of an endpoint. */
export interface ResponseDecoders {
  /** Of a success; absent where the client reads nothing of it, not even that it is JSON. */
  readonly success?: Kind;
  /** Of an error response. */
  readonly error: Kind;
}

/** The decoders of every endpoint, by its name. */
export const responseDecoders = {
  register: { error: registerError },
  login: { success: login, error: loginError },
  refresh: { success: refresh, error: errorResponse },
  homepage: { success: homepage, error: errorResponse },
  markets: { success: markets, error: errorResponse },
  betTypes: { success: betTypes, error: errorResponse },
  suggestions: { success: suggestions, error: errorResponse },
  betting: { success: receipt, error: errorResponse },
  bettingHistory: { success: history, error: errorResponse },
  bet: { success: betRecord, error: errorResponse },
  history: { success: history, error: errorResponse },
  results: { success: results, error: errorResponse },
  payouts: { success: payouts, error: errorResponse },
} as const satisfies Record<string, ResponseDecoders>;
