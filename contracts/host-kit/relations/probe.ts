import type { EndpointName } from '../../api/endpoints.ts';
import type { BetType } from '../../decoders/bet-types.ts';
import type { Markets } from '../../decoders/markets.ts';
import { type ResponseDecoders, responseDecoders } from '../../decoders/responses.ts';
import type { HttpRequest, HttpResponse } from '../../verifier/http-client.ts';
import { sendPatiently } from '../../verifier/send-patiently.ts';
import type { HostClient, HostClientOptions } from '../connection/host-client.ts';
import type { Finding } from '../findings/finding.ts';
import { parseBody } from '../findings/judge-response.ts';
import { readBody } from '../findings/losses.ts';
import type { HostResult } from '../run-on-host.ts';
import type { HostReader } from '../states/host-reader.ts';
import { type Account, type Session, signIn } from '../states/sign-in.ts';

/** What a GET request of a relation got. */
export interface ProbeReading {
  status: number;
  /** What the client reads of it; undefined if it fails. */
  value: unknown;
}

/** Sends the requests of relations to a host. */
export interface Probe {
  account: Account;
  reader: HostReader;
  client: HostClient;
  /** The bet types that the host lists. */
  betTypes: readonly BetType[];
  /** The points that the login of the run told. */
  points: number | undefined;
  /** The kit's clock, milliseconds since 1970. */
  now: number;
  /** How far the kit's clock is ahead of that of the machine, in milliseconds. */
  clockOffset: number;
  /** The results of the interactions. */
  results: readonly HostResult[];
  /** Sends a request as a browser does ahead of one. Rejects with NoResponseError. */
  send: (path: string, request: HttpRequest) => Promise<HttpResponse>;
  /** A GET request as the signed-in player, sent once for each path. */
  get: (endpoint: EndpointName, path: string) => Promise<ProbeReading>;
  /** What the client reads of a GET request as the signed-in player; undefined if it fails. */
  read: (endpoint: EndpointName, path: string) => Promise<unknown>;
  /** What was lost in all that was read of an endpoint. */
  lossesOf: (endpoint: EndpointName) => readonly Finding[];
  /** The markets; undefined if they cannot be read. */
  markets: () => Promise<Markets | undefined>;
  /** Signs in once more. Throws SignInError. */
  signIn: () => Promise<Session>;
}

/** What a probe takes from a run. */
export interface ProbeOptions extends HostClientOptions {
  account: Account;
  reader: HostReader;
  client: HostClient;
  betTypes: readonly BetType[];
  points: number | undefined;
  now: number;
  clockOffset: number;
  results: readonly HostResult[];
}

/** Creates a probe. */
export function createProbe(options: ProbeOptions): Probe {
  const { account, reader, client, betTypes, points, now, clockOffset, results } = options;
  const { baseUrl, requestOptions } = options;
  const readings = new Map<string, Promise<ProbeReading>>();
  const losses = new Map<EndpointName, readonly Finding[]>();

  async function getFresh(endpoint: EndpointName, path: string): Promise<ProbeReading> {
    const [bare = '', search] = path.split('?');
    const params = new URLSearchParams(search);
    const query = Object.fromEntries([...params.keys()].map((name) => [name, params.getAll(name)]));
    const { status, text } = await client.asPlayer({ method: 'GET', path: bare, query });
    const { success }: ResponseDecoders = responseDecoders[endpoint];
    const body = status < 300 ? parseBody(text) : undefined;
    if (!(success && body)) return { status, value: undefined };
    const { value, losses: own } = readBody(endpoint, success, body.value);
    losses.set(endpoint, [...(losses.get(endpoint) ?? []), ...own]);
    return { status, value };
  }

  const get = (endpoint: EndpointName, path: string) => {
    const reading = readings.get(path) ?? getFresh(endpoint, path);
    readings.set(path, reading);
    return reading;
  };
  const read = async (endpoint: EndpointName, path: string) => (await get(endpoint, path)).value;
  return {
    account,
    reader,
    client,
    betTypes,
    points,
    now,
    clockOffset,
    results,
    get,
    read,
    lossesOf: (endpoint) => losses.get(endpoint) ?? [],
    send: (path, request) => {
      const url = new URL(`${baseUrl.replace(/\/+$/, '')}${path}`);
      return sendPatiently(url, request, requestOptions);
    },
    markets: async () => {
      const query = new URLSearchParams({ app_id: account.appId });
      return (await read('markets', `/markets/?${query}`)) as Markets | undefined;
    },
    signIn: async () => {
      const session = await signIn(account, options);
      client.tokens.adopt(session);
      return session;
    },
  };
}
