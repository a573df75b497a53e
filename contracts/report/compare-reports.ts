import { endpointNames, endpointTitle } from '../api/endpoints.ts';
import { type Exchange, endpointOfRequest, isSuccess } from '../check/exchange.ts';
import type { HostReport, ReportLine } from './host-report.ts';

export interface VerifiedHost {
  report: HostReport;
  exchanges: readonly Exchange[];
}

/** The types of values by their place in some bodies, and how often each place is there. */
type Shape = Map<string, { types: Set<string>; count: number }>;

/** The place of the object whose keys are names of markets. */
const byMarket = '$.markets';

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

function shapeOf(bodies: readonly unknown[]): Shape {
  const shape: Shape = new Map();
  const walk = (value: unknown, place: string): void => {
    const { types, count } = shape.get(place) ?? { types: new Set(), count: 0 };
    shape.set(place, { types: types.add(typeOf(value)), count: count + 1 });
    if (Array.isArray(value)) for (const entry of value) walk(entry, `${place}[*]`);
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value))
        walk(inner, `${place}.${place === byMarket ? '*' : name}`);
  };
  for (const body of bodies) walk(body, '$');
  return shape;
}

const parentOf = (place: string): string => place.replace(/(\[\*\]|\.[^.[]+)$/, '');
const typesIn = ({ types }: { types: ReadonlySet<string> }) => [...types].sort().join(' or ');

/** What differs at a place; `undefined` if nothing does, or if one of the two says nothing of it. */
function differenceAt(place: string, host: Shape, mock: Shape): string | undefined {
  const [onHost, onMock, parent] = [host.get(place), mock.get(place), parentOf(place)];
  // An empty list says nothing about its entries.
  if (place.endsWith(']') && !(onHost && onMock)) return undefined;
  if (!onHost) {
    const isAlways = onMock?.count === mock.get(parent)?.count;
    return host.has(parent) && isAlways ? 'is on the mock only' : undefined;
  }
  if (!onMock) return mock.has(parent) ? `(${typesIn(onHost)}) is on the host only` : undefined;
  return [...onHost.types].every((type) => onMock.types.has(type))
    ? undefined
    : `is ${typesIn(onHost)} on the host, ${typesIn(onMock)} on the mock`;
}

/** The differences between shapes, without those inside another one. */
function shapeDifferences(host: Shape, mock: Shape): string[] {
  const reported: string[] = [];
  return [...new Set([...host.keys(), ...mock.keys()])].sort().flatMap((place) => {
    if (reported.some((one) => place.startsWith(`${one}.`) || place.startsWith(`${one}[`)))
      return [];
    const difference = differenceAt(place, host, mock);
    if (difference === undefined) return [];
    reported.push(place);
    return [`${place} ${difference}`];
  });
}

const isTried = ({ outcome, by }: ReportLine): boolean =>
  by === 'reading' && (outcome === 'passed' || outcome === 'failed');
const outcomeOf = ({ outcome }: ReportLine) => (outcome === 'passed' ? 'passes' : 'fails');
const statusOf = ({ exchange }: ReportLine) => exchange?.().status ?? 'no response';

function lineDifferences(host: ReportLine, mock: ReportLine): string[] {
  const name = `"${host.description}"`;
  return [
    ...(host.outcome === mock.outcome
      ? []
      : [`${name} ${outcomeOf(host)} on the host, ${outcomeOf(mock)} on the mock`]),
    ...(statusOf(host) === statusOf(mock)
      ? []
      : [`${name}: ${statusOf(host)} on the host, ${statusOf(mock)} on the mock`]),
  ];
}

/** Differences between a host and the mock: outcomes and statuses of interactions, and shapes of responses. */
export function compareReports(host: VerifiedHost, mock: VerifiedHost): string[] {
  const ofMock = mock.report.lines.filter(isTried);
  const interactions = host.report.lines.filter(isTried).flatMap((line) => {
    const other = ofMock.find(({ description }) => description === line.description);
    return other ? lineDifferences(line, other) : [];
  });
  const shapes = endpointNames.flatMap((name) => {
    const [onHost, onMock] = [host, mock].map(({ exchanges }) =>
      shapeOf(
        exchanges
          .filter(
            ({ request, response }) => endpointOfRequest(request) === name && isSuccess(response),
          )
          .map(({ response: { body } }) => body)
          .filter((body) => typeof body === 'object'),
      ),
    );
    if (!onHost?.size || !onMock?.size) return [];
    return shapeDifferences(onHost, onMock).map((text) => `${endpointTitle(name)}: ${text}`);
  });
  return [...interactions, ...shapes];
}
