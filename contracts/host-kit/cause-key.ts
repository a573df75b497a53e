import { endpointNames, endpointTitle } from '../api/endpoints.ts';
import { type ResponseDecoders, responseDecoders } from '../decoders/responses.ts';
import type { Kind } from '../decoding/kinds.ts';
import { anyRow, fieldsOf } from '../decoding/walk.ts';

const numbers = new Map<Kind, number>();

/** A number for a decoder; the same one wherever it is used. */
function numberOf(kind: Kind): number {
  const known = numbers.get(kind) ?? numbers.size;
  numbers.set(kind, known);
  return known;
}

const kindsAt = new Map<string, ReadonlyMap<string, Kind>>();

/** The decoders of a call by place: of the whole response and of each kind of row. */
function rowsOf(call: string): ReadonlyMap<string, Kind> {
  const known = kindsAt.get(call);
  if (known) return known;
  const endpoint = endpointNames.find((name) => endpointTitle(name) === call);
  const { success }: ResponseDecoders = endpoint ? responseDecoders[endpoint] : { error: none };
  const rows = (success ? fieldsOf(success) : [])
    .filter(({ place }) => place === '$' || place.endsWith('[*]'))
    .map(({ place, field }) => [place, field.kind] as const);
  const found = new Map(rows);
  kindsAt.set(call, found);
  return found;
}

const none: Kind = { kind: 'flag', read: () => undefined };

/** A place from the row that it is in, by the decoder of that row: the same field in every call that reads such rows. */
function fieldKey(call: string, place: string): string {
  const any = anyRow(place);
  const rows = [...rowsOf(call)].filter(
    ([row]) => any === row || any.startsWith(`${row}.`) || any.startsWith(`${row}[`),
  );
  const [row, kind] = rows.sort(([a], [b]) => b.length - a.length)[0] ?? [];
  if (row === undefined || kind?.kind !== 'entity') return `${call} ${any}`;
  return `${numberOf(kind)}${any.slice(row.length)}`;
}

/** What a response is apart from its body: the same on all calls of a host. */
const beyondBody = /^(content type|Access-Control-[\w-]+|preflight|https?:\S+)/;

/**
 * Equal for reasons of the same cause: in any row, at any of the calls that read such rows; what surrounds a body is the
 * same cause at any call.
 */
export function causeKey(call: string, reason: string): string {
  const plain = reason.replace(/ \(and \d+ more like it\)/, '').replace(/: the player .*$/s, '');
  // A token that is rejected shows at every call.
  if (/^\$(\.tokens)?\.access is rejected/.test(plain)) return 'status is 401';
  if (/^status is (401|429|5\d\d)\b/.test(plain)) return plain.slice(0, 'status is 401'.length);
  if (beyondBody.test(plain)) return plain;
  const [place = ''] = plain.split(' ');
  if (!place.startsWith('$')) return `${call} ${plain}`;
  return `${fieldKey(call, place)}${plain.slice(place.length).replaceAll(/\[\d+\]/g, '[*]')}`;
}
