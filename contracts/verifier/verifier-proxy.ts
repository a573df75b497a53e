import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PactInteraction } from '../pact/pact.ts';
import type { StateParameters, StateValues } from '../pact/provider-states.ts';
import { type Answer, NoAnswer, type Reach, send } from './http-client.ts';
import { bodyOf, type Listening, listen } from './http-server.ts';

/** What an interaction runs against. */
export interface Ready {
  /** Base address of the API, with or without a path. */
  baseUrl: string;
  values: StateValues;
}

/** Makes a state true, or meets it, and gives the values that the interaction asks for. */
export type Prepare = (interaction: PactInteraction) => Promise<Ready>;

/** Stands between the native verifier and an API: hands out states, passes requests on, keeps the answers. */
export interface Relay extends Listening {
  statesUrl: string;
  /** The interactions as the relay knows them again. */
  marked: readonly PactInteraction[];
  /** By description. */
  answers: ReadonlyMap<string, Answer>;
  /** States that could not be made and requests without an answer, by description. */
  failures: ReadonlyMap<string, string>;
}

const statesPath = '/_states';
/** Headers that belong to one connection, or that the next hop has to say anew. */
const ownHeaders = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'accept-encoding',
]);

const headersOf = (request: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request.headers)
      .filter(([name]) => !ownHeaders.has(name))
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
  );

/** The state of an interaction with one parameter more: which interaction it is. */
const mark = (interaction: PactInteraction): PactInteraction => {
  const [{ name, params }] = interaction.providerStates;
  const marked: StateParameters & { interaction: string } = {
    ...params,
    interaction: interaction.description,
  };
  return { ...interaction, providerStates: [{ name, params: marked }] };
};

const words = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Starts a relay for some interactions, which the verifier then plays in their order, one at a time. */
export async function startRelay(
  interactions: readonly PactInteraction[],
  prepare: Prepare,
  reach: Reach,
): Promise<Relay> {
  const byDescription = new Map(interactions.map((one) => [one.description, one]));
  const answers = new Map<string, Answer>();
  const failures = new Map<string, string>();
  let current: { description: string; ready: Ready } | undefined;

  async function state(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { action, params } = JSON.parse((await bodyOf(request)).toString());
    const interaction = byDescription.get(params?.interaction);
    if (action !== 'setup' || !interaction) {
      response.end('{}');
      return;
    }
    const { description } = interaction;
    try {
      const ready = await prepare(interaction);
      current = { description, ready };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(ready.values));
    } catch (error) {
      failures.set(description, words(error));
      current = undefined;
      // Not an error: the verifier would ask for the state again and again.
      response.end('{}');
    }
  }

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!current) {
      response.writeHead(502).end();
      return;
    }
    const { description, ready } = current;
    const body = await bodyOf(request);
    const url = new URL(`${ready.baseUrl.replace(/\/+$/, '')}${request.url}`);
    try {
      const answer = await send(
        url,
        {
          method: request.method ?? 'GET',
          headers: headersOf(request),
          ...(body.length > 0 && { body }),
        },
        reach,
      );
      answers.set(description, answer);
      const type = answer.headers['content-type'];
      response.writeHead(answer.status, type ? { 'content-type': type } : {}).end(answer.text);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      failures.set(description, error.message);
      response.writeHead(502).end();
    }
  }

  const listening = await listen((request, response) => {
    const work = request.url === statesPath ? state(request, response) : pass(request, response);
    work.catch((error) => response.destroy(error));
  });
  return {
    ...listening,
    statesUrl: `${listening.url}${statesPath}`,
    marked: interactions.map(mark),
    answers,
    failures,
  };
}
