import type { HostOptions } from '@matka/contracts/host-kit/options';
import { decompress } from '@matka/contracts/verifier/decompress';
import type { HttpRequest, HttpResponse } from '@matka/contracts/verifier/http-client';
import { mainPlayer } from '@matka/fixtures/players';
import type { FastifyInstance } from 'fastify';
import { createSecondHost } from '../second-host/host.ts';
import { fridayNoon } from '../second-host/options.ts';
import { accounts } from '../second-host/players.ts';
import { appId, createTestHost, now, optionsFor, today } from '../test-host.ts';
import type { Transport } from './transport.ts';

/** A sound host in this process that mutants are made of. */
export interface MutatedHost {
  name: string;
  /** Reaches the host in its first state, or close to it. */
  start: () => Promise<Transport>;
  /** The options of a run; no two of them register the same number. */
  options: () => HostOptions;
  today: string;
  now: number;
}

/** Responses by request, until something is written. */
type Memory = Map<string, HttpResponse>;

/** Requests that change nothing; the tokens of a login are as good the second time. */
const isReading = (url: URL, { method }: HttpRequest): boolean =>
  method === 'GET' || /^\/(users\/login|betting\/suggestions)\/$/.test(url.pathname);

/** Gives the response to a request again as long as the host is in the same state. */
function remembering(transport: Transport, memory: () => Memory, written: () => void): Transport {
  return async (url, request) => {
    if (!isReading(url, request)) {
      written();
      return transport(url, request);
    }
    const key = JSON.stringify([request.method, url, request.headers, String(request.body)]);
    const known = memory().get(key);
    if (known) return known;
    const response = await transport(url, request);
    if (response.status < 300) memory().set(key, response);
    return response;
  };
}

const everything: Partial<HostOptions> = {
  allowWrites: true,
  allowBets: true,
  maxStake: 1000,
};

function secondTransport(): Transport {
  const host = createSecondHost();
  return async (url, { method, headers, body }) => {
    const {
      status,
      headers: sent,
      body: bytes,
    } = host.handle({
      method,
      url: url.pathname + url.search,
      ...(headers && { headers }),
      body: body === undefined ? undefined : String(body),
    });
    const plain = await decompress(Buffer.from(bytes), sent['content-encoding']);
    return { status, headers: sent, text: plain.toString('utf8') };
  };
}

const firstResponses: Memory = new Map();

/** The second host. */
export const secondHost: MutatedHost = {
  name: 'second host',
  start: async () => {
    // Each new host is in the same state until something is written.
    let memory = firstResponses;
    return remembering(
      secondTransport(),
      () => memory,
      () => {
        memory = new Map();
      },
    );
  },
  options: () =>
    optionsFor('http://second.host', {
      ...everything,
      allowLockoutRisk: true,
      account: { appId: 'surya-club', ...accounts.regular },
      newMobiles: ['9555012301', '9555012302', '9555012303'],
    }),
  today,
  now: fridayNoon,
};

const mockTransport =
  (app: FastifyInstance): Transport =>
  async (url, { method, headers, body }) => {
    const {
      statusCode,
      headers: sent,
      body: text,
    } = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: url.pathname + url.search,
      ...(headers && { headers }),
      ...(body !== undefined && { payload: String(body) }),
    });
    const received = Object.entries(sent).map(([name, value]) => [name, String(value)]);
    return { status: statusCode, headers: Object.fromEntries(received), text };
  };

/** Bets that the mock may hold before a run gets a new one: they push the others off the pages that are read. */
const mostBets = 3;

/** The mock; closing it is up to the caller. */
export async function startMockHost(): Promise<MutatedHost & { close: () => Promise<void> }> {
  let app = await createTestHost();
  let bets = 0;
  const memory: Memory = new Map();
  const counting =
    (transport: Transport): Transport =>
    (url, request) => {
      if (request.method === 'POST' && url.pathname === '/betting/') bets += 1;
      return transport(url, request);
    };
  const { mobile, otp } = mainPlayer;
  let registrations = 0;
  return {
    name: 'mock',
    start: async () => {
      if (bets > mostBets) {
        await app.close();
        app = await createTestHost();
        bets = 0;
        memory.clear();
      }
      return remembering(
        counting(mockTransport(app)),
        () => memory,
        () => memory.clear(),
      );
    },
    options: () => {
      registrations += 1;
      return optionsFor('http://mock.host', {
        ...everything,
        // Signing in by OTP needs no slow hash.
        account: { appId, mobile, otp },
        newMobiles: [`91${String(registrations).padStart(8, '0')}`],
      });
    },
    today,
    now,
    close: () => app.close(),
  };
}
