import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PactInteraction } from '../pact/pact.ts';
import type { StateParameters, StateValues } from '../pact/provider-states.ts';
import {
  type HttpResponse,
  NoResponseError,
  type RequestOptions,
} from '../sources/http/http-client.ts';
import { type LocalServer, listen, readBody } from '../sources/http/http-server.ts';
import { sendPatiently } from '../sources/http/send-patiently.ts';

/** The provider state of an interaction: a host and the values that the request needs. */
export interface PreparedState {
  /** Base address of the API, with or without a path. */
  baseUrl: string;
  values: StateValues;
}

/** Brings about the state of an interaction, or checks it. Throws when that is not possible. */
export type StateHandler = (interaction: PactInteraction) => Promise<PreparedState>;

/** A proxy between the native verifier and an API: it serves states, forwards requests and records responses. */
export interface VerifierProxy extends LocalServer {
  statesUrl: string;
  /** The interactions, marked so that the proxy recognises them. */
  markedInteractions: readonly PactInteraction[];
  /** By description. */
  responses: ReadonlyMap<string, HttpResponse>;
  /** Messages of failed states and of requests without a response, by description. */
  failures: ReadonlyMap<string, string>;
}

const statesPath = '/_states';
/** Headers of one connection, which the next request sets itself. */
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

/** Adds the description of an interaction to the parameters of its state. */
const markInteraction = (interaction: PactInteraction): PactInteraction => {
  const [{ name, params }] = interaction.providerStates;
  const marked: StateParameters & { interaction: string } = {
    ...params,
    interaction: interaction.description,
  };
  return { ...interaction, providerStates: [{ name, params: marked }] };
};

/** A content type in lower case: it means the same in any. A type of errors in JSON is JSON to the client. */
const mediaTypeOf = ({ headers }: HttpResponse): string | undefined =>
  headers['content-type']
    ?.toLowerCase()
    .replace(/^application\/problem\+json\b/, 'application/json');

const errorText = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Starts a proxy for interactions that the verifier runs in order, one at a time. */
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
      // No error response: the verifier would retry the state.
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
      const headers = headersOf(request);
      const sent = {
        method: request.method ?? 'GET',
        headers,
        ...(body.length > 0 && { body }),
      };
      const received = await sendPatiently(url, sent, requestOptions);
      responses.set(description, received);
      const type = mediaTypeOf(received);
      response.writeHead(received.status, type ? { 'content-type': type } : {}).end(received.text);
    } catch (error) {
      if (!(error instanceof NoResponseError)) throw error;
      failures.set(description, error.message);
      response.writeHead(502).end();
    }
  }

  const server = await listen((request, response) => {
    const done =
      request.url === statesPath ? setUpState(request, response) : forward(request, response);
    done.catch((error) => response.destroy(error));
  });
  return {
    ...server,
    statesUrl: `${server.url}${statesPath}`,
    markedInteractions: interactions.map(markInteraction),
    responses,
    failures,
  };
}
