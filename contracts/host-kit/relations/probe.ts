import type { EndpointName } from '../../api/endpoints.ts';
import { type ResponseDecoders, responseDecoders } from '../../decoders/responses.ts';
import { decode } from '../../decoding/decode.ts';
import type { HttpRequest, HttpResponse } from '../../verifier/http-client.ts';
import { sendAsPlayer } from '../../verifier/player-tokens.ts';
import { sendPatiently } from '../../verifier/send-patiently.ts';
import { parseBody } from '../findings/judge-response.ts';
import type { HostResult } from '../run-on-host.ts';
import type { Connection } from '../send-interaction.ts';
import type { HostReader } from '../states/host-reader.ts';
import { type Account, type Session, signIn } from '../states/sign-in.ts';

/** Sends the requests of relations to a host. */
export interface Probe {
  account: Account;
  reader: HostReader;
  /** The kit's clock, milliseconds since 1970. */
  now: number;
  /** The results of the interactions. */
  results: readonly HostResult[];
  /** Sends a request without renewal. Throws NoResponseError. */
  send: (path: string, request: HttpRequest) => Promise<HttpResponse>;
  /** What the client reads of a GET request as the signed-in player; undefined if it fails. */
  read: (endpoint: EndpointName, path: string) => Promise<unknown>;
  /** The tokens of the latest login. Throws SignInError. */
  session: () => Promise<Session>;
  /** Signs in once more. Throws SignInError. */
  signIn: () => Promise<Session>;
}

/** What a probe takes from a run. */
export interface ProbeOptions extends Connection {
  account: Account;
  reader: HostReader;
  now: number;
  results: readonly HostResult[];
}

/** Creates a probe; it sends each GET request once. */
export function createProbe(options: ProbeOptions): Probe {
  const { account, reader, now, results, baseUrl, tokens, requestOptions } = options;
  const readings = new Map<string, Promise<unknown>>();
  const urlOf = (path: string) => new URL(`${baseUrl.replace(/\/+$/, '')}${path}`);

  async function readFresh(endpoint: EndpointName, path: string): Promise<unknown> {
    const request = { method: 'GET', headers: { accept: 'application/json' } };
    const { status, text } = await sendAsPlayer(urlOf(path), request, requestOptions, tokens);
    const { success }: ResponseDecoders = responseDecoders[endpoint];
    const body = status >= 200 && status < 300 ? parseBody(text) : undefined;
    return success && body ? decode(success, body.value) : undefined;
  }

  let latest: Promise<Session> | undefined;
  const signInAgain = () => {
    latest = signIn(baseUrl, account, requestOptions);
    return latest;
  };
  return {
    account,
    reader,
    now,
    results,
    send: (path, request) => sendPatiently(urlOf(path), request, requestOptions),
    read: (endpoint, path) => {
      const reading = readings.get(path) ?? readFresh(endpoint, path);
      readings.set(path, reading);
      return reading;
    },
    session: () => latest ?? signInAgain(),
    signIn: signInAgain,
  };
}
