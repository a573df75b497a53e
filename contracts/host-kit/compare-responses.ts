import { type CallName, titleOf } from '../pact/endpoints.ts';
import type { Played } from '../verifier/run-interactions.ts';
import { around, isAlways, type Shape, shapeOf } from './response-shape.ts';

/** One interaction as it went on both sides. */
export interface Pair {
  call: CallName;
  host: Played;
  mock: Played;
}

/** What a played interaction was answered, where it was a success in JSON. */
function answersIn({ answer }: Played): unknown[] {
  if (!answer || answer.status >= 400) return [];
  try {
    return [JSON.parse(answer.text)];
  } catch {
    return [];
  }
}

const listed = (types: ReadonlySet<string>) => [...types].sort().join(' or ');

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
      if (host.has(around(place)) && isAlways(mock, place)) tell(place, 'is on the mock alone');
    } else if (!ofMock) {
      // A list that is empty on the mock says nothing of what would stand in it.
      if (!place.endsWith(']') && mock.has(around(place)))
        tell(place, `(${listed(ofHost.types)}) is on the host alone`);
    } else if ([...ofHost.types].some((type) => !ofMock.types.has(type))) {
      tell(place, `is ${listed(ofHost.types)} on the host, ${listed(ofMock.types)} on the mock`);
    }
  }
  return differences;
}

const outcome = ({ passed }: Played) => (passed ? 'passes' : 'fails');
const statusIn = ({ answer }: Played) => answer?.status ?? 'no answer';

/** Where a host and the mock differ in what both were asked: outcomes, statuses, and what their answers hold. */
export function differencesOf(pairs: readonly Pair[]): string[] {
  const perInteraction = pairs.flatMap(({ host, mock }) => [
    ...(host.passed === mock.passed
      ? []
      : [`"${host.description}" ${outcome(host)} on the host, ${outcome(mock)} on the mock`]),
    ...(statusIn(host) === statusIn(mock)
      ? []
      : [`"${host.description}": ${statusIn(host)} on the host, ${statusIn(mock)} on the mock`]),
  ]);
  const perCall = [...Map.groupBy(pairs, ({ call }) => call)].flatMap(([call, ofCall]) => {
    const host = shapeOf(ofCall.flatMap((pair) => answersIn(pair.host)));
    const mock = shapeOf(ofCall.flatMap((pair) => answersIn(pair.mock)));
    if (host.size === 0 || mock.size === 0) return [];
    return shapeDifferences(host, mock).map((text) => `${titleOf(call)}: ${text}`);
  });
  return [...perInteraction, ...perCall];
}
