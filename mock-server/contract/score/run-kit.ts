import type { Finding } from '@matka/contracts/check/finding';
import type { HostSession } from '@matka/contracts/sources/http/host-session';
import { SignInError } from '@matka/contracts/sources/http/sign-in';
import { exitCodeOf, verifyHost } from '@matka/contracts/sources/plan/verify-host';
import { explore } from '@matka/contracts/sources/walk/explore';
import { mainPlayer } from '@matka/fixtures/players';
import { testClock } from '@matka/fixtures/test-clock';
import { createMock, type Mock } from '../../create-mock.ts';
import type { HostStyle } from '../../src/host-styles/style.ts';
import { isScenario } from '../../src/seeding/scenarios/scenarios.ts';
import { hostAt, type Transformer } from '../hosts/host.ts';
import { tokens, withClaims } from '../hosts/rewrite.ts';
import { allOf } from '../hosts/transform.ts';
import { transportTo } from '../hosts.ts';
import { optionsFor } from '../test-host.ts';

/** A finding of the kit about a host. */
export type KitFinding = Pick<Finding, 'kind' | 'call' | 'place' | 'text'>;

/** The verdict of a run. */
export interface Verdict {
  code: 0 | 1 | 2 | 3;
  said: readonly KitFinding[];
}

/** A host to try: the mock with styles or behind a transformer, at the time of the tests unless it has another. */
export interface HostUnderTest extends Pick<HostStyle, 'now' | 'scenario'> {
  hostStyle?: readonly string[];
  transform?: Transformer;
  /** Minutes that pass before each request. */
  minutesPerRequest?: number;
}

/** The tests do not wait for a rate limit. */
const inNoTime = { timeoutMs: 10_000, wait: async () => undefined };
const seed = 11;
/** The mock answers bets of some amounts with faults, from 9,907 points on; a walk must not meet them. */
const belowMagicAmounts = 9000;
let worlds = 0;

/** Tokens that expire by the clock of the host; the mock's own expire by the clock of the machine. */
const tokensOf = (now: string): Transformer =>
  tokens((token) =>
    withClaims(token, ({ iat, exp, ...claims }) => {
      const start = Math.floor(Date.parse(now) / 1000);
      return { ...claims, iat: start, exp: start + Number(exp) - Number(iat) };
    }),
  );

async function hostOf(
  mock: Mock,
  { now = testClock, scenario, hostStyle = [], minutesPerRequest = 0 }: HostUnderTest,
  ...transformers: readonly (Transformer | undefined)[]
) {
  worlds += 1;
  const world = mock.world(`score-${worlds}`);
  await world.create({
    now,
    seed,
    hostStyle,
    ...(scenario && isScenario(scenario) && { scenario }),
  });
  const { points } = await world.player(mainPlayer.mobile);
  await world.setBalance(mainPlayer.mobile, Math.min(points, belowMagicAmounts));
  const passing: Transformer = (host) => async (asked) => {
    await world.advance({ seconds: 60 * minutesPerRequest });
    return host(asked);
  };
  const given = [...transformers, minutesPerRequest > 0 ? passing : undefined].filter(
    (one) => one !== undefined,
  );
  return { world, host: allOf(...given)(hostAt(mock.url, mock.fetch)) };
}

/** Verifies a host with everything allowed, or some of its calls. */
export async function verify(
  mock: Mock,
  tried: HostUnderTest,
  call: readonly string[] = [],
  onHostSession?: (hostSession: HostSession) => void,
): Promise<Verdict> {
  const { now = testClock, transform } = tried;
  const { world, host } = await hostOf(mock, tried, tokensOf(now), transform);
  const { mobile, password } = mainPlayer;
  const options = optionsFor('http://host.test', {
    account: { appId: world.id, mobile, password },
    newMobiles: ['9123456781', '9123456782', '9123456783'],
    allowWrites: true,
    allowBets: true,
    maxStake: 1000,
    allowLockoutRisk: true,
    call: [...call],
    requestOptions: { ...inNoTime, transport: transportTo(host) },
  });
  try {
    const report = await verifyHost(options, {
      now: Date.parse(now),
      ...(onHostSession && { onHostSession }),
    });
    // Unrecognised states and unreadable logins are only in the lines.
    const others = report.lines.filter(
      ({ outcome, unmet }) => unmet || (outcome === 'failed' && report.findings.length === 0),
    );
    const told = others.flatMap(({ call, unmet, reasons }) =>
      reasons.map((text) => ({ kind: 'failure' as const, call, place: unmet ? '' : [], text })),
    );
    return { code: exitCodeOf(report, options), said: [...report.findings, ...told] };
  } catch (error) {
    if (!(error instanceof SignInError)) throw error;
    const call = 'POST /users/login/';
    return { code: 2, said: [{ kind: 'failure', call, place: 'status', text: error.message }] };
  } finally {
    await world.drop();
  }
}

/** Walks on a host; 60 steps are several hundred requests. */
export async function walk(
  mock: Mock,
  tried: HostUnderTest,
  seed = 1,
  steps = 60,
): Promise<Verdict> {
  const { world, host } = await hostOf(mock, tried, tried.transform);
  const { mobile, password } = mainPlayer;
  try {
    const { finding, notes, stopped } = await explore({
      baseUrl: 'http://host.test',
      account: { appId: world.id, mobile, password },
      steps,
      seed,
      allowBets: true,
      maxStake: 50_000,
      out: undefined,
      requestOptions: { ...inNoTime, transport: transportTo(host) },
    });
    const end = { kind: 'failure' as const, call: '', place: '', text: stopped ?? '' };
    return {
      code: finding ? 1 : stopped === undefined ? 0 : 2,
      said: [...(finding ? [finding] : []), ...(stopped === undefined ? [] : [end]), ...notes],
    };
  } finally {
    await world.drop();
  }
}

/** The mock that the hosts are made of. */
export const startScoreMock = (): Promise<Mock> => createMock({ secret: 'score' });
