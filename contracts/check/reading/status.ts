import type { EndpointName } from '../../api/endpoints.ts';
import { type Exchange, isSuccess } from '../exchange.ts';
import type { Part } from '../finding.ts';

/** Statuses that do not decide a request: its token is refused, or the host did not read it. */
const unheard: readonly number[] = [401, 408, 425, 429];

/** The statuses that refuse a request. The specification does not prefer one of them. */
export const refusals: readonly number[] = Array.from(
  { length: 100 },
  (_, index) => 400 + index,
).filter((status) => !unheard.includes(status));

/** The experience of the player with a response that the client cannot use. */
export const noReading = 'sees an error instead';

/** The experience of the player with a refusal that the client reads differently. */
const statusEffects: Partial<Record<EndpointName, string>> = {
  betting: 'reads another outcome than that of the bet',
  register: 'reads another outcome than that of the registration',
  login: 'reads another cause than that of the failure',
  refresh: 'is not led to the login as the client means it',
};

/** The experience of the player with a success in place of the expected refusal. */
const successEffects: Partial<Record<EndpointName, string>> = {
  betting: 'has a bet that cannot be',
  register: 'has an account by a form that is wrong',
  login: 'is signed in by a wrong credential',
  refresh: 'is not led to the login',
  suggestions: 'is offered numbers for an input that has none',
  bet: 'sees a bet that is not there',
};

/** Statuses in words: any of a class, or the few that the client distinguishes. */
const statusesText = (statuses: readonly number[]): string =>
  statuses.length > 3 ? 'a status from 400 to 499' : statuses.join(' or ');

/** True for a status that refuses the request as expected. */
export const isWanted = (status: number, { expected }: Exchange): boolean =>
  expected !== undefined && expected.status !== 'success' && expected.status.includes(status);

/** The difference of a status from the expected one; undefined if it fits. */
export function statusPart(
  endpoint: EndpointName,
  { response, expected }: Exchange,
): Part | undefined {
  const { status } = response;
  const wanted = expected?.status;
  const fits =
    wanted === undefined
      ? isSuccess(response) || (status >= 400 && status < 500)
      : wanted === 'success'
        ? isSuccess(response)
        : wanted.includes(status);
  if (fits) return undefined;
  return {
    place: 'status',
    found: `is ${status}`,
    expected:
      wanted === undefined || wanted === 'success'
        ? 'a status from 200 to 299'
        : statusesText(wanted),
    effect: isSuccess(response)
      ? (successEffects[endpoint] ?? 'is let in by a token that is no longer good')
      : (statusEffects[endpoint] ?? noReading),
    plain: 'a status that the client does not expect',
  };
}
