import { endpointTitle } from '@matka/contracts/api/endpoints';
import type { HostOptions } from '@matka/contracts/host-kit/options';
import { exitCodeOf, verifyHost } from '@matka/contracts/host-kit/run';
import { describe, expect, it } from 'vitest';
import { breaks } from './second-host/breaks/breaks.ts';
import { changedPlaces } from './second-host/changed-places.ts';
import { dayAt } from './second-host/india-time.ts';
import { fridayNoon } from './second-host/options.ts';
import { accounts } from './second-host/players.ts';
import { serveSecondHost } from './second-host/serve.ts';
import { type Break, plain, type Variant } from './second-host/variant.ts';
import { variations } from './second-host/variations/variations.ts';
import { transportTo } from './second-host-transport.ts';
import { isFullRun, ofShard } from './selected-calls.ts';
import { optionsFor } from './test-host.ts';

/** A variant in this process; in the full run over HTTP. */
async function reach(variant: Variant) {
  if (isFullRun) {
    const { url, close } = await serveSecondHost(variant);
    return { url, close, requestOptions: { timeoutMs: 10_000 } };
  }
  const requestOptions = { timeoutMs: 10_000, transport: transportTo(inProcess(variant)) };
  return { url: 'http://second.host', close: async () => undefined, requestOptions };
}

async function verify(variant: Variant, overrides: Partial<HostOptions> = {}) {
  const { url, close, requestOptions } = await reach(variant);
  const options = optionsFor(url, {
    account: { appId: 'surya-club', ...accounts.regular },
    newMobiles: ['9555012301', '9555012302', '9555012303'],
    requestOptions,
    allowWrites: true,
    allowBets: true,
    maxStake: 1000,
    allowLockoutRisk: true,
    origin: 'https://app.example',
    ...overrides,
  });
  const now = variant.options?.now?.() ?? fridayNoon;
  try {
    const report = await verifyHost(options, { today: dayAt(now), now });
    return { report, code: exitCodeOf(report, options) };
  } finally {
    await close();
  }
}

/** The calls that show a break: bets of the history are compared with those that the kit places. */
const callsFor = ({ endpoint, also = [] }: Break) =>
  [endpoint, ...also, ...(endpoint === 'history' ? (['betting'] as const) : [])].map(endpointTitle);

/** The words for a short balance are seen by a player with little left. */
const accountFor = ({ name }: Break) =>
  name === 'insufficient-in-other-words' ? accounts.poor : accounts.regular;

const beyondBodies =
  /^(status|body|content type|preflight|Access-Control|could not recognise|unexpected response|http:)/;

/** Whether a reason names a place that the break changes, or what is no place of a body. */
function isAtFault(reason: string, { endpoint, stateful, asked, ...one }: Break): boolean {
  if (beyondBodies.test(reason)) return true;
  const place = reason.split(' ')[0]?.replaceAll(/\[\d+\]/g, '[*]') ?? '';
  // What a host stores, or takes a request for, shows in whole rows.
  if (stateful || asked || one.options) return place.startsWith('$');
  return changedPlaces(one, endpoint).some(
    (changed) => place.startsWith(changed) || changed.startsWith(place),
  );
}

/** Every so many breaks are tried, and all of them in the full run. */
const sample = <T>(list: readonly T[], every: number): readonly T[] =>
  isFullRun ? ofShard(list) : list.filter((_, index) => index % every === 0);

/** Waiting in this process takes time and shows nothing. */
const inProcess = (variant: Variant): Variant =>
  variant.options?.rateLimit
    ? {
        ...variant,
        options: { ...variant.options, rateLimit: { every: 12, retryAfterSeconds: 0 } },
      }
    : variant;

describe('the verdict on a sound host', () => {
  it.each([plain, ...sample(variations, 4)])('is a pass: $name', async (variant) => {
    const { report, code } = await verify(variant);
    expect(report.lines.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(report.lines.filter(({ unmet }) => unmet)).toEqual([]);
    expect(code).toBe(0);
  });
});

describe('the verdict on a broken host', () => {
  it.each(sample(breaks, 4))('names the endpoint and the place: $name', async (one) => {
    const account = { appId: 'surya-club', ...accountFor(one) };
    const { report, code } = await verify(one, { account, call: callsFor(one) });
    expect([1, 3]).toContain(code);
    const named = report.lines.filter(
      ({ call, outcome, unmet }) =>
        call === endpointTitle(one.endpoint) && (outcome === 'failed' || unmet),
    );
    expect(named).not.toEqual([]);
    const reasons = named.flatMap((line) => line.reasons);
    expect(reasons.filter((reason) => reason.length > 200)).toEqual([]);
    expect(reasons.some((reason) => isAtFault(reason, one))).toBe(true);
  });
});
