import { MatchersV3, Pact } from '@pact-foundation/pact';
import { type EndpointName, endpoints } from './endpoints.ts';
import { outputFolder, recordExecuted } from './pact-file.ts';
import {
  exampleValues,
  type StateName,
  type StateParameters,
  type ValueName,
} from './provider-states.ts';
import type { Safety } from './safety.ts';

/** One exchange that both sides agree on. Bodies may hold matchers; a query's list repeats the parameter. */
export interface InteractionSpec {
  state: StateName;
  /** Narrows the state down. */
  given?: StateParameters;
  /** Unique among all interactions. */
  description: string;
  safety: Safety;
  endpoint: EndpointName;
  request?: {
    /** For a call with an id in its path. */
    path?: ReturnType<typeof MatchersV3.fromProviderState<string>> | string;
    query?: Record<string, unknown>;
    body?: unknown;
  };
  /**
   * `success` and `created` stand for any status of 200 to 299, a list for any of its members. Without `body` nothing
   * is agreed on but the status: no client reads more.
   */
  response: { status: number | number[] | 'success' | 'created'; body?: unknown };
}

const { HTTPResponseStatusClass } = MatchersV3;

const descriptions = new Set<string>();

/** A value that the state gives in verification, and the example in the consumer's test. */
export const fromState = (name: ValueName) =>
  MatchersV3.fromProviderState(`\${${name}}`, exampleValues[name]);

const bearer = MatchersV3.fromProviderState(
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the expression is Pact's own
  'Bearer ${access}',
  `Bearer ${exampleValues.access}`,
);

type Query = Parameters<
  Parameters<
    NonNullable<Parameters<ReturnType<Pact['addInteraction']>['withRequest']>[2]>
  >[0]['query']
>[0];
type Status = Parameters<
  ReturnType<ReturnType<Pact['addInteraction']>['withRequest']>['willRespondWith']
>[0];

/** The status of a pact: a class of statuses is written as its members' example with a matcher. */
function statusOf(status: InteractionSpec['response']['status']): Status {
  if (typeof status === 'number') return status;
  if (status === 'success') return MatchersV3.matchStatus(200, HTTPResponseStatusClass.Success);
  if (status === 'created') return MatchersV3.matchStatus(201, HTTPResponseStatusClass.Success);
  return MatchersV3.matchStatus(status[0] ?? 400, status);
}

/**
 * Plays one exchange: `drive` calls the web's real client against Pact's server at `baseUrl`, and what it gives comes
 * back. The only way to start an interaction. Throws when the description is taken, when the client sends anything
 * else than agreed (with Pact's own list of differences), and what `drive` throws.
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
      if (response.body === undefined) return;
      builder.headers({
        'Content-Type': MatchersV3.regex('application/json.*', 'application/json'),
      });
      builder.jsonBody(response.body);
    });
  // The client's own error is held back so that it cannot hide Pact's differences, which come first.
  const outcome = await built.executeTest(async ({ url }) => {
    try {
      return { value: await execute(url) };
    } catch (error) {
      return { error };
    }
  });
  if (!outcome) throw new Error(`"${description}" was not played.`);
  if ('error' in outcome) throw outcome.error;
  recordExecuted(description);
  return outcome.value;
}
