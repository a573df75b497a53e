import { createCheck } from '@matka/contracts/check/check';
import { bodyOf, type Exchange, type ExchangeResponse } from '@matka/contracts/check/exchange';
import type { HostSession } from '@matka/contracts/sources/http/host-session';
import type { Mock } from '../../create-mock.ts';
import type { Json } from '../../src/host-styles/json.ts';
import {
  bytesOf,
  type Host,
  type HostRequest,
  type HostResponse,
  type Transformer,
} from '../hosts/host.ts';
import { type Verdict, verify } from './run-kit.ts';

/** An exchange of a verification, with the response of the host without each parameter of the query. */
interface Recorded {
  exchange: Exchange;
  asked: HostRequest;
  answer: HostResponse;
  without: ReadonlyMap<string, HostResponse>;
}

const withoutParameter = (url: URL, name: string): URL => {
  const other = new URL(url);
  other.searchParams.delete(name);
  return other;
};

const recording =
  (recorded: Omit<Recorded, 'exchange'>[]): Transformer =>
  (host) =>
  async (asked) => {
    const answer = await host(asked);
    const without = new Map<string, HostResponse>();
    for (const name of asked.method === 'GET' ? new Set(asked.url.searchParams.keys()) : [])
      without.set(name, await host({ ...asked, url: withoutParameter(asked.url, name) }));
    recorded.push({ asked, answer, without });
    return answer;
  };

/** Records a verification of the mock. Throws when the mock fails it. */
export async function recordVerification(mock: Mock): Promise<Recorded[]> {
  const recorded: Omit<Recorded, 'exchange'>[] = [];
  let hostSession: HostSession | undefined;
  const { code, said } = await verify(mock, { transform: recording(recorded) }, [], (one) => {
    hostSession = one;
  });
  const exchanges = hostSession?.exchanges ?? [];
  if (code !== 0 || exchanges.length !== recorded.length)
    throw new Error(`The mock fails its verification with ${code}: ${JSON.stringify(said)}`);
  return recorded.flatMap((one, index) => {
    const exchange = exchanges[index];
    return exchange ? [{ ...one, exchange }] : [];
  });
}

/** The host at the time of an exchange: it answers its request only, also without a parameter. */
const hostOf =
  ({ asked, answer, without }: Recorded): Host =>
  async ({ url }) => {
    if (url.href === asked.url.href) return answer;
    const [name = ''] = [...asked.url.searchParams.keys()].filter(
      (one) => !url.searchParams.has(one),
    );
    return without.get(name) ?? answer;
  };

const responseOf = (sound: ExchangeResponse, answer: HostResponse): ExchangeResponse => ({
  ...sound,
  status: answer.status,
  contentType: answer.headers['content-type'] ?? '',
  body: bodyOf(new TextDecoder().decode(bytesOf(answer))) as Json | undefined,
});

/** The findings in the recorded exchanges behind a transformer that keeps no state. */
export async function checkRecorded(
  recorded: readonly Recorded[],
  transform: Transformer,
): Promise<Verdict> {
  const check = createCheck();
  for (const one of recorded) {
    const answer = await transform(hostOf(one))(one.asked);
    check.add(
      answer === one.answer
        ? one.exchange
        : { ...one.exchange, response: responseOf(one.exchange.response, answer) },
    );
  }
  const { findings } = check.report();
  return { code: findings.some(({ kind }) => kind === 'failure') ? 1 : 0, said: findings };
}
