import type { Expectation } from '../../check/exchange.ts';
import { type BetType, read } from '../../check/reader.ts';
import { refusals } from '../../check/reading/status.ts';
import type { PactInteraction } from '../../pact/pact.ts';
import type { StateName, StateValues } from '../../pact/provider-states.ts';
import { at, isObject } from '../../reading/json.ts';
import type { HostSession } from '../http/host-session.ts';
import { NoResponseError } from '../http/http-client.ts';
import { limitedText, RateLimitError } from '../http/send-patiently.ts';
import type { TriedStep } from './plan.ts';
import { renderRequest } from './requests/render-request.ts';

export interface TriedInteraction {
  step: TriedStep;
  /** Index of its exchange; undefined if the host gave no response. */
  exchange: number | undefined;
  silence?: string;
  /** True if the host limited the rate of requests for too long. */
  isLimited?: true;
}

const invalidate = (token: string) => `${token.slice(0, -6)}AAAAAA`;

const hasInvalidTokens = (state: StateName): boolean =>
  state === 'access-token-expired' || state === 'refresh-refused';

/** The kit cannot expire a token of a host. It sends an invalid one instead: hosts reject both alike. */
function withInvalidTokens(state: StateName, values: StateValues): StateValues {
  return {
    ...values,
    ...(hasInvalidTokens(state) && values.access && { access: invalidate(String(values.access)) }),
    ...(state === 'refresh-refused' &&
      values.refresh && { refresh: invalidate(String(values.refresh)) }),
  };
}

/** The outcome that the pact expects. A host may refuse with any status of 4xx that does not cause a token refresh. */
export function expectationOf({ request, response }: PactInteraction): Expectation {
  const rule = at(response.matchingRules, 'status', '$', 'matchers');
  const matcher = Array.isArray(rule) ? at(rule[0], 'status') : undefined;
  if (matcher === 'success' || (response.status >= 200 && response.status < 300))
    return { status: 'success' };
  const isOfToken = request.headers?.Authorization !== undefined;
  if (isOfToken && response.status === 401) return { status: [401] };
  const named = Array.isArray(matcher) ? matcher.map(Number) : [response.status];
  const status = [...new Set([...named, ...refusals, ...(isOfToken ? [] : [401])])];
  const fields = Object.keys(isObject(response.body?.content) ? response.body.content : {});
  return { status, ...(fields.length > 0 && { fields }) };
}

const isExpected = (status: number, { status: wanted }: Expectation): boolean =>
  wanted !== 'success' && wanted.includes(status);

const limited = (step: TriedStep, exchange?: number): TriedInteraction => ({
  step,
  exchange,
  silence: limitedText,
  isLimited: true,
});

/** Reads page 1 after a bet, so that its records stand out. */
const looks = { path: '/bets/history/', query: [['page', '1']] } as const;

/** Sends the request of a step, with the ids and limits of the host. */
export async function sendStep(
  step: TriedStep,
  betTypes: readonly BetType[],
  hostSession: HostSession,
): Promise<TriedInteraction> {
  const { interaction, endpoint, values } = step;
  const [{ name: state }] = interaction.providerStates;
  // A host may have ended the session of the plan.
  const current = {
    ...values,
    ...(values.refresh !== undefined && { refresh: hostSession.tokens().refresh }),
  };
  const { access, query, ...request } = renderRequest(
    interaction,
    withInvalidTokens(state, current),
    betTypes,
  );
  const isOwn = access !== undefined && !hasInvalidTokens(state);
  const expected = {
    ...expectationOf(interaction),
    ...(state === 'balance-of-5' && { aboveBalance: true }),
  };
  try {
    const response = await hostSession.send({
      method: request.method,
      path: request.path,
      query: [...query],
      ...(request.body !== undefined && { body: request.body }),
      ...(!isOwn && { token: access ?? null }),
      expected,
    });
    const { status, body } = response;
    const exchange = hostSession.exchanges.findIndex((one) => one.response === response);
    if (status === 429 && !isExpected(429, expected)) return limited(step, exchange);
    const isAccepted = status >= 200 && status < 300;
    const login = endpoint === 'login' && isAccepted ? read('login', body) : undefined;
    if (login) hostSession.adopt(login.tokens);
    if (endpoint === 'betting' && isAccepted) await hostSession.send(looks);
    return { step, exchange };
  } catch (error) {
    if (!(error instanceof NoResponseError)) throw error;
    if (error instanceof RateLimitError) return limited(step);
    return { step, exchange: undefined, silence: error.message };
  }
}
