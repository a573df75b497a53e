import { MatchersV3, Pact } from '@pact-foundation/pact';
import { notePlayed, writtenFolder } from './pact-file.ts';
import { exampleValues, type StateName, type StateValues } from './states.ts';

/** What running an interaction against a real host does to it. */
export type Safety = 'read' | 'session' | 'lockout-risk' | 'write';

/** One exchange that both sides agree on. Bodies may hold matchers; a query's list repeats the parameter. */
export interface Exchange {
  state: StateName;
  /** Unique among all interactions. */
  description: string;
  safety: Safety;
  request: {
    method: 'GET' | 'POST';
    path: string;
    query?: Record<string, unknown>;
    body?: unknown;
    /** Whether the call carries the player's access token. */
    bearer?: boolean;
  };
  response: { status: number; body: unknown };
}

const descriptions = new Set<string>();

/** A value that the state gives in verification, and the example in the consumer's test. */
export const fromState = (name: keyof StateValues) =>
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

/**
 * Plays one exchange: `drive` calls the web's real client against Pact's server at `baseUrl`, and what it gives comes
 * back. The only way to start an interaction. Throws when the description is taken, when the client sends anything
 * else than agreed (with Pact's own list of differences), and what `drive` throws.
 */
export async function interaction<T>(
  { state, description, safety, request, response }: Exchange,
  drive: (baseUrl: string) => Promise<T>,
): Promise<T> {
  if (descriptions.has(description))
    throw new Error(`Two interactions are named "${description}".`);
  descriptions.add(description);
  const pact = new Pact({
    consumer: 'matka-web',
    provider: 'matka-api',
    dir: writtenFolder,
    logLevel: 'error',
    cors: false,
  });
  const built = pact
    .addInteraction()
    .given(state)
    .uponReceiving(description)
    .comment({ key: 'safety', value: safety })
    .withRequest(request.method, request.path, (builder) => {
      builder.headers(request.bearer ? { Authorization: bearer } : {});
      if (request.query) builder.query(request.query as Query);
      if (request.body !== undefined) builder.jsonBody(request.body);
    })
    .willRespondWith(response.status, (builder) => {
      builder.headers({
        'Content-Type': MatchersV3.regex('application/json.*', 'application/json'),
      });
      builder.jsonBody(response.body);
    });
  // The client's own error is held back so that it cannot hide Pact's differences, which come first.
  const outcome = await built.executeTest(async ({ url }) => {
    try {
      return { value: await drive(url) };
    } catch (error) {
      return { error };
    }
  });
  if (!outcome) throw new Error(`"${description}" was not played.`);
  if ('error' in outcome) throw outcome.error;
  notePlayed(description);
  return outcome.value;
}
