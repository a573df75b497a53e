import { type EndpointName, endpointTitle } from '../api/endpoints.ts';
import type { InteractionResult } from '../verifier/run-interactions.ts';
import { isRequired, parentPath, type Shape, shapeOf } from './response-shape.ts';

/** The results of one interaction on the host and on the mock. */
export interface Pair {
  endpoint: EndpointName;
  host: InteractionResult;
  mock: InteractionResult;
}

/** The parsed body of a successful JSON response; empty for any other. */
function jsonBodies({ response }: InteractionResult): unknown[] {
  if (!response || response.status >= 400) return [];
  try {
    return [JSON.parse(response.text)];
  } catch {
    return [];
  }
}

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

const outcomeOf = ({ passed }: InteractionResult) => (passed ? 'passes' : 'fails');
const statusOf = ({ response }: InteractionResult) => response?.status ?? 'no response';

/** Differences between a host and the mock: outcomes, statuses and the shapes of their responses. */
export function compareResponses(pairs: readonly Pair[]): string[] {
  const perInteraction = pairs.flatMap(({ host, mock }) => [
    ...(host.passed === mock.passed
      ? []
      : [`"${host.description}" ${outcomeOf(host)} on the host, ${outcomeOf(mock)} on the mock`]),
    ...(statusOf(host) === statusOf(mock)
      ? []
      : [`"${host.description}": ${statusOf(host)} on the host, ${statusOf(mock)} on the mock`]),
  ]);
  const perEndpoint = [...Map.groupBy(pairs, ({ endpoint }) => endpoint)].flatMap(
    ([endpoint, ofEndpoint]) => {
      const host = shapeOf(ofEndpoint.flatMap((pair) => jsonBodies(pair.host)));
      const mock = shapeOf(ofEndpoint.flatMap((pair) => jsonBodies(pair.mock)));
      if (host.size === 0 || mock.size === 0) return [];
      return shapeDifferences(host, mock).map((text) => `${endpointTitle(endpoint)}: ${text}`);
    },
  );
  return [...perInteraction, ...perEndpoint];
}
