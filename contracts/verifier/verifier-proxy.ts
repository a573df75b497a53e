import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PactInteraction } from '../pact/pact.ts';
import type { StateParameters, StateValues } from '../pact/provider-states.ts';
import { type HttpResponse, NoResponseError, type RequestOptions, send } from './http-client.ts';
import { type LocalServer, listen, readBody } from './http-server.ts';

/** What an interaction runs against. */
export interface PreparedState {
  /** Base address of the API, with or without a path. */
  baseUrl: string;
  values: StateValues;
}

/** Makes a state true, or meets it, and gives the values that the interaction asks for. */
export type StateHandler = (interaction: PactInteraction) => Promise<PreparedState>;

/** Stands between the native verifier and an API: hands out states, passes requests on, keeps the responses. */
export interface VerifierProxy extends LocalServer {
  statesUrl: string;
  /** The interactions as the relay knows them again. */
  markedInteractions: readonly PactInteraction[];
  /** By description. */
  responses: ReadonlyMap<string, HttpResponse>;
  /** States that could not be made and requests without an answer, by description. */
  failures: ReadonlyMap<string, string>;
}

const statesPath = '/_states';
/** Headers that belong to one connection, or that the next hop has to say anew. */
const hopHeaders = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'accept-encoding',
]);

const headersOf = (request: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request.headers)
      .filter(([name]) => !hopHeaders.has(name))
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
  );

/** The state of an interaction with one parameter more: which interaction it is. */
const markInteraction = (interaction: PactInteraction): PactInteraction => {
  const [{ name, params }] = interaction.providerStates;
  const marked: StateParameters & { interaction: string } = {
    ...params,
    interaction: interaction.description,
  };
  return { ...interaction, providerStates: [{ name, params: marked }] };
};

const errorText = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Starts a relay for some interactions, which the verifier then plays in their order, one at a time. */
export async function startVerifierProxy(
  interactions: readonly PactInteraction[],
  stateHandler: StateHandler,
  requestOptions: RequestOptions,
): Promise<VerifierProxy> {
  const byDescription = new Map(interactions.map((one) => [one.description, one]));
  const responses = new Map<string, HttpResponse>();
  const failures = new Map<string, string>();
  let current: { description: string; state: PreparedState } | undefined;

  async function setUpState(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { action, params } = JSON.parse((await readBody(request)).toString());
    const interaction = byDescription.get(params?.interaction);
    if (action !== 'setup' || !interaction) {
      response.end('{}');
      return;
    }
    const { description } = interaction;
    try {
      const state = await stateHandler(interaction);
      current = { description, state };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(state.values));
    } catch (error) {
      failures.set(description, errorText(error));
      current = undefined;
      // Not an error: the verifier would ask for the state again and again.
      response.end('{}');
    }
  }

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!current) {
      response.writeHead(502).end();
      return;
    }
    const { description, state } = current;
    const body = await readBody(request);
    const url = new URL(`${state.baseUrl.replace(/\/+$/, '')}${request.url}`);
    try {
      const received = await send(
        url,
        {
          method: request.method ?? 'GET',
          headers: headersOf(request),
          ...(body.length > 0 && { body }),
        },
        requestOptions,
      );
      responses.set(description, received);
      const type = received.headers['content-type'];
      response.writeHead(received.status, type ? { 'content-type': type } : {}).end(received.text);
    } catch (error) {
      if (!(error instanceof NoResponseError)) throw error;
      failures.set(description, error.message);
      response.writeHead(502).end();
    }
  }

  const listening = await listen((request, response) => {
    const work =
      request.url === statesPath ? setUpState(request, response) : forward(request, response);
    work.catch((error) => response.destroy(error));
  });
  return {
    ...listening,
    statesUrl: `${listening.url}${statesPath}`,
    markedInteractions: interactions.map(markInteraction),
    responses,
    failures,
  };
}
