import { endpointOf, endpoints, endpointTitle } from '../../api/endpoints.ts';
import { createCheck } from '../../check/check.ts';
import type { Exchange } from '../../check/exchange.ts';
import { type Finding, plainPlace } from '../../check/finding.ts';
import { rules } from '../../check/rules.ts';
import { unreadFields } from '../../check/unused-fields.ts';
import { placeText } from '../../reading/place.ts';
import type { CountedDifference, DriftReport } from '../../report/drift-report.ts';
import type { FindingKey } from '../../report/known-findings.ts';
import type { Asked } from './proxy.ts';

const knownSegments = new Set(Object.values(endpoints).flatMap(({ path }) => path.split('/')));

/** The title of a request's endpoint; an unknown path without the segments that may be personal data. */
function redactedCall({ method, path }: Asked): string {
  const name = endpointOf(method, path);
  if (name) return endpointTitle(name);
  const known = path
    .split('/')
    .map((segment) => (knownSegments.has(segment) || segment === '' ? segment : '…'))
    .join('/');
  return `${/^[A-Z]{3,7}$/.test(method) ? method : '…'} ${known}`;
}

/** Counts responses and what differs in them. */
export interface DriftLog {
  add: (exchange: Exchange) => void;
  addUnchecked: (request: Asked, status: number) => void;
  fail: (request: Asked, what: string) => void;
  report: () => DriftReport;
}

const byCall = (a: { call: string }, b: { call: string }) => (a.call < b.call ? -1 : 1);

/** A log of the responses of `upstream`; what is known breaks nothing. Calls `onDifference` for each difference when it is first seen. */
export function createDriftLog(
  upstream: string,
  onDifference: (difference: CountedDifference) => void,
  isKnown: (key: FindingKey) => boolean = () => false,
): DriftLog {
  const check = createCheck();
  const responses = new Map<string, { call: string; status: number; times: number }>();
  const differences = new Map<string, CountedDifference>();
  const exchanges: Exchange[] = [];
  const counted = new Set<string>();

  function countDifference(
    asked: Asked,
    status: number | undefined,
    { place, what, breaks }: Pick<CountedDifference, 'place' | 'what' | 'breaks'>,
  ): void {
    const call = redactedCall(asked);
    const key = [call, status ?? 0, place, what].join(' ');
    const known = differences.get(key);
    if (known) {
      known.times += 1;
      return;
    }
    const passes = breaks && isKnown({ call, place, rule: what });
    const difference = {
      call,
      ...(status && { status }),
      place,
      what,
      breaks: breaks && !passes,
      ...(passes && { known: true as const }),
      times: 1,
    };
    differences.set(key, difference);
    onDifference(difference);
  }

  function countResponse(request: Asked, status: number): void {
    const call = redactedCall(request);
    const key = `${call} ${status}`;
    const known = responses.get(key) ?? { call, status, times: 0 };
    responses.set(key, { ...known, times: known.times + 1 });
  }

  const differenceOf = (finding: Finding) => {
    const { kind, rule, plain } = finding;
    return {
      place: placeText(plainPlace(finding)),
      what: plain ?? (kind === 'note' ? 'unusual, and permitted' : rules[rule].holds),
      breaks: kind === 'failure',
    };
  };

  return {
    add: (exchange) => {
      countResponse(exchange.request, exchange.response.status);
      exchanges.push(exchange);
      check.add(exchange);
      for (const finding of check.report().findings) {
        const difference = differenceOf(finding);
        // The rows of one response count once.
        const key = `${finding.exchange} ${difference.place} ${difference.what}`;
        if (counted.has(key)) continue;
        counted.add(key);
        const { request, response } = exchanges[finding.exchange] ?? exchange;
        countDifference(request, response.status, difference);
      }
      for (const { place } of unreadFields(exchange))
        countDifference(exchange.request, exchange.response.status, {
          place,
          what: 'a field that the contract does not know',
          breaks: false,
        });
    },
    addUnchecked: (request, status) => {
      countResponse(request, status);
      const what = 'too large to be checked';
      countDifference(request, status, { place: 'response', what, breaks: false });
    },
    fail: (request, what) =>
      countDifference(request, undefined, { place: 'response', what, breaks: true }),
    report: () => ({
      upstream,
      answers: [...responses.values()].sort(byCall),
      differences: [...differences.values()].sort(byCall),
    }),
  };
}
