import { type EndpointName, endpointTitle } from '../pact/endpoints.ts';
import type { InteractionResult } from '../verifier/run-interactions.ts';
import { isRequired, parentPath, type Shape, shapeOf } from './response-shape.ts';

/** One interaction as it went on both sides. */
export interface Pair {
  endpoint: EndpointName;
  host: InteractionResult;
  mock: InteractionResult;
}

/** What a played interaction was answered, where it was a success in JSON. */
function jsonBodies({ response }: InteractionResult): unknown[] {
  if (!response || response.status >= 400) return [];
  try {
    return [JSON.parse(response.text)];
  } catch {
    return [];
  }
}

const typeList = (types: ReadonlySet<string>) => [...types].sort().join(' or ');

/** Where a host's answers cannot be of the kind that the mock gives; what lies inside is not told again. */
function shapeDifferences(host: Shape, mock: Shape): string[] {
  const differences: string[] = [];
  const told: string[] = [];
  const tell = (place: string, text: string) => {
    told.push(place);
    differences.push(`${place} ${text}`);
  };
  for (const place of [...new Set([...host.keys(), ...mock.keys()])].sort()) {
    if (told.some((one) => place.startsWith(`${one}.`) || place.startsWith(`${one}[`))) continue;
    const [ofHost, ofMock] = [host.get(place), mock.get(place)];
    if (!ofHost) {
      if (host.has(parentPath(place)) && isRequired(mock, place))
        tell(place, 'is on the mock alone');
    } else if (!ofMock) {
      // A list that is empty on the mock says nothing of what would stand in it.
      if (!place.endsWith(']') && mock.has(parentPath(place)))
        tell(place, `(${typeList(ofHost.types)}) is on the host alone`);
    } else if ([...ofHost.types].some((type) => !ofMock.types.has(type))) {
      tell(
        place,
        `is ${typeList(ofHost.types)} on the host, ${typeList(ofMock.types)} on the mock`,
      );
    }
  }
  return differences;
}

const outcome = ({ passed }: InteractionResult) => (passed ? 'passes' : 'fails');
const statusOf = ({ response }: InteractionResult) => response?.status ?? 'no answer';

/** Where a host and the mock differ in what both were asked: outcomes, statuses, and what their answers hold. */
export function compareResponses(pairs: readonly Pair[]): string[] {
  const perInteraction = pairs.flatMap(({ host, mock }) => [
    ...(host.passed === mock.passed
      ? []
      : [`"${host.description}" ${outcome(host)} on the host, ${outcome(mock)} on the mock`]),
    ...(statusOf(host) === statusOf(mock)
      ? []
      : [`"${host.description}": ${statusOf(host)} on the host, ${statusOf(mock)} on the mock`]),
  ]);
  const perCall = [...Map.groupBy(pairs, ({ endpoint }) => endpoint)].flatMap(([call, ofCall]) => {
    const host = shapeOf(ofCall.flatMap((pair) => jsonBodies(pair.host)));
    const mock = shapeOf(ofCall.flatMap((pair) => jsonBodies(pair.mock)));
    if (host.size === 0 || mock.size === 0) return [];
    return shapeDifferences(host, mock).map((text) => `${endpointTitle(call)}: ${text}`);
  });
  return [...perInteraction, ...perCall];
}
