import { endpointOf, endpointTitle } from '../../api/endpoints.ts';
import { createCheck } from '../../check/check.ts';
import type { Exchange } from '../../check/exchange.ts';
import { type Finding, plainPlace } from '../../check/finding.ts';
import { rules } from '../../check/rules.ts';
import { unreadFields } from '../../check/unused-fields.ts';
import { placeText } from '../../reading/place.ts';
import type { CountedDifference, DriftReport } from '../../report/drift-report.ts';
import { createEvidence } from '../../report/evidence.ts';
import type { FindingKey } from '../../report/known-findings.ts';
import { hideUnknownPath } from '../../session/hide-unknown.ts';
import type { ProxiedRequest } from './proxy.ts';

/** The title of a request's endpoint; an unknown path without the segments that may be personal data. */
function redactedCall({ method, path }: ProxiedRequest): string {
  const name = endpointOf(method, path);
  if (name) return endpointTitle(name);
  return `${/^[A-Z]{3,7}$/.test(method) ? method : '…'} ${hideUnknownPath(path, '…')}`;
}

/** Counts responses and their differences. */
export interface DriftLog {
  add: (exchange: Exchange) => void;
  addUnchecked: (request: ProxiedRequest, status: number) => void;
  fail: (request: ProxiedRequest, what: string) => void;
  /** Counts the differences that need all exchanges; called once, after the last one. */
  end: () => void;
  report: () => DriftReport;
  /** Tells if the responses so far would have shown a finding. */
  couldSee: (key: FindingKey) => boolean;
}

type CountedResponse = DriftReport['answers'][number];

const byCall = (a: { call: string }, b: { call: string }) => (a.call < b.call ? -1 : 1);

/** A log of the responses of `upstream`; known findings break nothing. Calls `onDifference` at each new difference. */
export function createDriftLog(
  upstream: string,
  onDifference: (difference: CountedDifference) => void,
  isKnown: (key: FindingKey) => boolean = () => false,
): DriftLog {
  const check = createCheck();
  const responses = new Map<string, CountedResponse>();
  const differences = new Map<string, CountedDifference>();
  /** The response of each exchange, because a finding may concern an earlier one. */
  const seen: CountedResponse[] = [];
  const evidence = createEvidence();

  function countDifference(
    call: string,
    status: number | undefined,
    { place, what, breaks }: Pick<CountedDifference, 'place' | 'what' | 'breaks'>,
  ): void {
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

  function countResponse(call: string, status: number): CountedResponse {
    const key = `${call} ${status}`;
    const response = responses.get(key) ?? { call, status, times: 0 };
    response.times += 1;
    responses.set(key, response);
    return response;
  }

  /** Counts findings; the rows of one response count once. */
  function countFindings(findings: readonly Finding[]): void {
    const counted = new Set<string>();
    for (const finding of findings) {
      const { kind, rule, plain, exchange } = finding;
      const place = placeText(plainPlace(finding));
      const what = plain ?? (kind === 'note' ? 'unusual, and permitted' : rules[rule].holds);
      const key = `${exchange} ${place} ${what}`;
      const { call, status } = seen[exchange] ?? {};
      if (counted.has(key) || call === undefined) continue;
      counted.add(key);
      countDifference(call, status, { place, what, breaks: kind === 'failure' });
    }
  }

  return {
    add: (exchange) => {
      const call = redactedCall(exchange.request);
      const { status } = exchange.response;
      seen.push(countResponse(call, status));
      evidence.add(exchange);
      check.add(exchange);
      countFindings(check.take());
      for (const { place } of unreadFields(exchange)) {
        const what = 'a field that the contract does not know';
        countDifference(call, status, { place, what, breaks: false });
      }
    },
    addUnchecked: (request, status) => {
      const call = redactedCall(request);
      const what = 'too large to be checked';
      countResponse(call, status);
      countDifference(call, status, { place: 'response', what, breaks: false });
    },
    fail: (request, what) =>
      countDifference(redactedCall(request), undefined, { place: 'response', what, breaks: true }),
    end: () => countFindings(check.report().findings),
    couldSee: (key) => evidence.couldSee(key, check.report().counts),
    report: () => ({
      upstream,
      answers: [...responses.values()].sort(byCall),
      differences: [...differences.values()].sort(byCall),
    }),
  };
}
