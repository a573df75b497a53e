import { type EndpointName, endpointOf, endpointTitle } from '../api/endpoints.ts';
import { bodyOf, type ExchangeResponse, isSuccess } from '../check/exchange.ts';
import type { Visitor } from '../sources/http/visitor.ts';
import type { TriedInteraction } from '../sources/plan/send-step.ts';
import type { HostReport } from './host-report.ts';
import { isRequired, parentPath, type Shape, shapeOf } from './response-shape.ts';

/** The result of an interaction on the mock. */
export interface JudgedResponse {
  description: string;
  passed: boolean;
  /** Why it fails, a line each. */
  mismatches: readonly string[];
  /** Absent when there was no response. */
  response?: { status: number; text: string } | undefined;
}

interface Compared {
  passed: boolean;
  response: Pick<ExchangeResponse, 'status' | 'body'> | undefined;
}

/** One interaction on the host and on the mock. */
interface Pair {
  description: string;
  endpoint: EndpointName | undefined;
  host: Compared;
  mock: Compared;
}

/** The parsed body of a successful JSON response; empty for any other. */
const jsonBodies = ({ response }: Compared): unknown[] =>
  response && isSuccess(response) && typeof response.body === 'object' ? [response.body] : [];

const typeList = (types: ReadonlySet<string>) => [...types].sort().join(' or ');

/** Paths whose types on the host the mock never returns. Differences inside a reported path are not repeated. */
function shapeDifferences(host: Shape, mock: Shape): string[] {
  const differences: string[] = [];
  const reported: string[] = [];
  const report = (path: string, text: string) => {
    reported.push(path);
    differences.push(`${path} ${text}`);
  };
  for (const path of [...new Set([...host.keys(), ...mock.keys()])].sort()) {
    if (reported.some((one) => path.startsWith(`${one}.`) || path.startsWith(`${one}[`))) continue;
    const [ofHost, ofMock] = [host.get(path), mock.get(path)];
    const parent = parentPath(path);
    if (!ofHost) {
      if (host.has(parent) && isRequired(mock, path)) report(path, 'is on the mock only');
    } else if (!ofMock) {
      // An empty array on the mock says nothing about its rows.
      if (!path.endsWith(']') && mock.has(parent))
        report(path, `(${typeList(ofHost.types)}) is on the host only`);
    } else if ([...ofHost.types].some((type) => !ofMock.types.has(type))) {
      report(
        path,
        `is ${typeList(ofHost.types)} on the host, ${typeList(ofMock.types)} on the mock`,
      );
    }
  }
  return differences;
}

const outcomeOf = ({ passed }: Compared) => (passed ? 'passes' : 'fails');
const statusOf = ({ response }: Compared) => response?.status ?? 'no response';

function pairsOf(
  { lines }: HostReport,
  onMock: readonly JudgedResponse[],
  { tried, visitor }: { tried: readonly TriedInteraction[]; visitor: Visitor },
): Pair[] {
  return tried.flatMap(({ step, exchange }) => {
    const { description, request } = step.interaction;
    const mock = onMock.find((one) => one.description === description);
    const passed = lines.some((one) => one.description === description && one.outcome === 'passed');
    if (!mock) return [];
    const { response } = mock;
    return [
      {
        description,
        endpoint: endpointOf(request.method, request.path),
        host: {
          passed,
          response: exchange === undefined ? undefined : visitor.exchanges[exchange]?.response,
        },
        mock: {
          passed: mock.passed,
          response: response && { status: response.status, body: bodyOf(response.text) },
        },
      },
    ];
  });
}

/** Differences between a host and the mock: outcomes, statuses and the shapes of their responses. */
export function compareResponses(
  report: HostReport,
  onMock: readonly JudgedResponse[],
  run: { tried: readonly TriedInteraction[]; visitor: Visitor },
): string[] {
  const pairs = pairsOf(report, onMock, run);
  const perInteraction = pairs.flatMap(({ description, host, mock }) => [
    ...(host.passed === mock.passed
      ? []
      : [`"${description}" ${outcomeOf(host)} on the host, ${outcomeOf(mock)} on the mock`]),
    ...(statusOf(host) === statusOf(mock)
      ? []
      : [`"${description}": ${statusOf(host)} on the host, ${statusOf(mock)} on the mock`]),
  ]);
  const perEndpoint = [...Map.groupBy(pairs, ({ endpoint }) => endpoint)].flatMap(
    ([endpoint, ofEndpoint]) => {
      const host = shapeOf(ofEndpoint.flatMap((pair) => jsonBodies(pair.host)));
      const mock = shapeOf(ofEndpoint.flatMap((pair) => jsonBodies(pair.mock)));
      if (!endpoint || host.size === 0 || mock.size === 0) return [];
      return shapeDifferences(host, mock).map((text) => `${endpointTitle(endpoint)}: ${text}`);
    },
  );
  return [...perInteraction, ...perEndpoint];
}
