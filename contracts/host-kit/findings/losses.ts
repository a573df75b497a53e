import type { EndpointName } from '../../api/endpoints.ts';
import { effectOf, expectedText } from '../../decoders/loss-text.ts';
import type { Field, Kind, Seen } from '../../decoding/kinds.ts';
import { decodeWithLosses, type Loss } from '../../decoding/losses.ts';
import { anyRow, fieldsOf } from '../../decoding/walk.ts';
import { at } from '../../pact/json.ts';
import { describeFound, type Finding } from './finding.ts';
import { wordForNothing } from './words-for-nothing.ts';

/** What the client reads of a body. */
export interface Reading {
  /** Undefined if the body is unusable. */
  value: unknown;
  losses: Finding[];
  /** Everything that was looked for. */
  seen: readonly Seen[];
}

/** What the player sees where a place cannot be read. */
export const effectAt = (endpoint: EndpointName, place: string): string =>
  `sees ${effectOf(endpoint, place) ?? 'less than the host sent'}`;

/** Fields of a host's own may stand beside members whose keys are data: they are no loss. */
function memberFields(kind: Kind): ReadonlySet<Field> {
  const known = memberFieldsOf.get(kind);
  if (known) return known;
  const members = fieldsOf(kind).filter(({ place }) => place.endsWith('.*'));
  const fields = new Set(members.map(({ field }) => field));
  memberFieldsOf.set(kind, fields);
  return fields;
}
const memberFieldsOf = new WeakMap<Kind, ReadonlySet<Field>>();

/** A number loses the leading zeros of a jodi or pana. */
const losesZeros = ({ field: { kind }, found }: Seen): boolean =>
  kind.kind === 'text' && /^(jodi|pana)$/.test(kind.form ?? '') && typeof found === 'number';

/** Places where null, or nothing, says as much as the default that takes its place. Rules judge the default. */
const saysNothing =
  /^\$\.pagination(\.\w+)?$|\.has_result$|^\$\.(calendar_weeks\[\d+\]|days)\[\d+\]$/;

const isEmptyList = (found: unknown) => Array.isArray(found) && found.length === 0;

const closed: readonly unknown[] = ['Betting is closed', 'Closed for today', 'Closed'];

/** Whether a place is the status number of a closed market, which is shown like any number but two. */
function isClosedNumber(place: string, body: unknown): boolean {
  const [, row] = /^\$\[(\d+)\]\.current_status$/.exec(place) ?? [];
  return row !== undefined && closed.includes(at(body, row, 'current_status_name'));
}

/** Whether the client reads the same as if the host had sent what is expected. */
function isHarmless({ place, field, found }: Loss, body: unknown): boolean {
  if (found == null && isClosedNumber(place, body)) return true;
  if (found === null || found === undefined) return saysNothing.test(place);
  // Some programs write an object without members as an empty list.
  if (field.kind.kind === 'dictionary') return isEmptyList(found);
  const noPage = place === '$.pagination.total_pages' && Number(found) === 0;
  return noPage && isEmptyList(at(body, 'data'));
}

/** Reads a body as the client does. */
export function readBody(endpoint: EndpointName, kind: Kind, body: unknown): Reading {
  const { value, losses, seen: all } = decodeWithLosses(kind, body);
  const members = memberFields(kind);
  const findingOf = ({ place, field, found, drops, reason }: Loss): Finding => ({
    place,
    found: describeFound(found),
    expected: expectedText(field.kind),
    effect: reason === 'form' ? 'sees it as it is' : effectAt(endpoint, drops ?? place),
  });
  const findings = losses
    .filter((loss) => !members.has(loss.field) && !isHarmless(loss, body))
    .map(findingOf);
  for (const seen of all) {
    const { place, field, found } = seen;
    const word = wordForNothing(seen);
    if (word && !findings.some((one) => one.place === place)) findings.push(word);
    if (!losesZeros(seen) || findings.some((one) => one.place === place)) continue;
    const expected = expectedText(field.kind);
    findings.push({ place, found: `is ${found}`, expected, effect: 'sees other numbers' });
  }
  return { value, losses: findings, seen: all };
}

/** The places that were read, with stars for rows. */
export const placesRead = (seen: readonly Seen[]): ReadonlySet<string> =>
  new Set(seen.flatMap(({ place, value }) => (value === undefined ? [] : [anyRow(place)])));
