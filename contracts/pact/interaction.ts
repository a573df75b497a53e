import { MatchersV3, Pact } from '@pact-foundation/pact';
import { type EndpointName, endpoints, readsOf } from '../api/endpoints.ts';
import { matchersOf } from './matchers.ts';
import type { Safety } from './pact.ts';
import { outputFolder, recordExecuted } from './pact-file.ts';
import {
  exampleValues,
  type StateName,
  type StateParameters,
  type ValueName,
} from './provider-states.ts';

/** One request with the response that the client relies on. The request body may contain matchers. */
export interface InteractionSpec {
  state: StateName;
  given?: StateParameters;
  /** Unique among all interactions. */
  description: string;
  safety: Safety;
  endpoint: EndpointName;
  request?: {
    /** Set for an endpoint with an id in its path. */
    path?: ReturnType<typeof MatchersV3.fromProviderState<string>> | string;
    /** A list repeats the parameter. */
    query?: Record<string, unknown>;
    body?: unknown;
  };
  /**
   * `success` and `created` accept any status from 200 to 299, a list accepts its members. `body` is an example for the
   * endpoint's declaration, which gives its matchers. Without it only the status is agreed on: the client reads nothing
   * else.
   */
  response: { status: number | number[] | 'success' | 'created'; body?: unknown };
}

const { HTTPResponseStatusClass } = MatchersV3;

const descriptions = new Set<string>();

/** A value of the provider state; the consumer test sees its example. */
export const fromState = (name: ValueName) =>
  MatchersV3.fromProviderState(`\${${name}}`, exampleValues[name]);

/** The verification of a provider replaces it by the token of the provider state. */
const bearer = `Bearer ${exampleValues.access}`;

type Query = Parameters<
  Parameters<
    NonNullable<Parameters<ReturnType<Pact['addInteraction']>['withRequest']>[2]>
  >[0]['query']
>[0];
type Status = Parameters<
  ReturnType<ReturnType<Pact['addInteraction']>['withRequest']>['willRespondWith']
>[0];

/** Converts a status to Pact's form: an example, with a matcher where several statuses are accepted. */
function statusOf(status: InteractionSpec['response']['status']): Status {
  if (typeof status === 'number') return status;
  if (status === 'success') return MatchersV3.matchStatus(200, HTTPResponseStatusClass.Success);
  if (status === 'created') return MatchersV3.matchStatus(201, HTTPResponseStatusClass.Success);
  return MatchersV3.matchStatus(status[0] ?? 400, status);
}

/** The matchers of an example body, by the declaration that the client reads a response of this status by. */
function bodyMatchers(
  endpoint: EndpointName,
  { status, body }: InteractionSpec['response'],
): unknown {
  const { success, error } = readsOf(endpoint);
  const isSuccess = status === 'success' || status === 'created';
  const declaration = isSuccess ? success : error;
  if (!declaration) throw new Error(`The client reads nothing of a success of ${endpoint}.`);
  return matchersOf(declaration, body);
}

/**
 * Runs one interaction: `execute` calls the real client against Pact's server at `baseUrl`; its result is returned.
 * Every interaction has to go through this function. Throws when the description is taken and when the client's
 * request differs from the spec (with Pact's list of differences); rethrows what `execute` throws.
 */
export async function interaction<T>(
  { state, given = {}, description, safety, endpoint, request = {}, response }: InteractionSpec,
  execute: (baseUrl: string) => Promise<T>,
): Promise<T> {
  if (descriptions.has(description))
    throw new Error(`Two interactions are named "${description}".`);
  descriptions.add(description);
  const { method, path, bearer: signedIn } = endpoints[endpoint];
  const pact = new Pact({
    consumer: 'matka-web',
    provider: 'matka-api',
    dir: outputFolder,
    logLevel: 'error',
    cors: false,
  });
  const built = pact
    .addInteraction()
    .given(state, { ...given })
    .uponReceiving(description)
    .comment({ key: 'safety', value: safety })
    .withRequest(method, request.path ?? path, (builder) => {
      builder.headers(signedIn ? { Authorization: bearer } : {});
      if (request.query) builder.query(request.query as Query);
      if (request.body !== undefined) builder.jsonBody(request.body);
    })
    .willRespondWith(statusOf(response.status), (builder) => {
      if (response.body !== undefined) builder.jsonBody(bodyMatchers(endpoint, response));
    });
  // Catch the client's error: thrown inside, it would hide Pact's list of differences.
  const outcome = await built.executeTest(async ({ url }) => {
    try {
      return { value: await execute(url) };
    } catch (error) {
      return { error };
    }
  });
  if (!outcome) throw new Error(`"${description}" was not executed.`);
  if ('error' in outcome) throw outcome.error;
  recordExecuted(description);
  return outcome.value;
}
