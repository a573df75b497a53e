import { type EndpointName, endpointNames, endpointTitle } from '../api/endpoints.ts';
import { effectOf } from '../decoders/loss-text.ts';
import { type ResponseDecoders, responseDecoders } from '../decoders/responses.ts';
import type { Field, Kind } from '../decoding/kinds.ts';
import { fieldsOf } from '../decoding/walk.ts';
import type { Change, ChangeKind } from './change.ts';
import type { DocumentPart, Shape } from './shape.ts';

/** Values of each type, to see what a decoder reads of it. */
const samples: Readonly<Record<string, readonly unknown[]>> = {
  string: ['1', 'open', '2026-11-20', 'text'],
  number: [1],
  boolean: [true],
  array: [[], ['1']],
  object: [{}],
};

const reads = (kind: Kind, type: string): boolean =>
  (samples[type] ?? []).some((sample) => {
    try {
      return kind.read(sample, '$') !== undefined;
    } catch {
      return false;
    }
  });

const endpointNamed = (call: string): EndpointName | undefined =>
  endpointNames.find((name) => endpointTitle(name) === call);

/** The fields that the client reads of a part, by place. */
function readFields({ call, part }: DocumentPart): Map<string, Field[]> {
  const name = endpointNamed(call);
  const decoders: ResponseDecoders | undefined = name && responseDecoders[name];
  const kind = part === 'success' ? decoders?.success : decoders?.error;
  const fields = new Map<string, Field[]>();
  if (part === 'request' || !kind) return fields;
  for (const { place, field } of fieldsOf(kind))
    fields.set(place, [...(fields.get(place) ?? []), field]);
  return fields;
}

/** What the player sees without a place; undefined where that is nothing else. */
function effectWithout({ call, part }: DocumentPart, place: string): string | undefined {
  if (part !== 'success') return 'another message';
  const name = endpointNamed(call);
  const effect = name && effectOf(name, place);
  return effect === 'nothing else' ? undefined : effect;
}

const words = (types: ReadonlySet<string>): string => [...types].sort().join(' or ') || 'anything';

/** Compares a part of a response. What the client reads and loses is breaking. */
function compareResponse(old: DocumentPart, next: DocumentPart): Change[] {
  const fields = readFields(old);
  const changes: Change[] = [];
  const put = (kind: ChangeKind, place: string, text: string, breaking: boolean): void => {
    const effect = breaking ? effectWithout(old, place) : undefined;
    changes.push({
      kind,
      call: old.call,
      part: old.part,
      text: `${place} ${text}`,
      breaking,
      effect,
    });
  };
  for (const [place, shape] of old.shapes) {
    const own = fields.get(place) ?? [];
    const isRead = own.length > 0 && effectWithout(old, place) !== undefined;
    const other = next.shapes.get(place);
    const outer = place.replace(/(\.[^.[\]]+|\[\*\])$/, '');
    if (!other) {
      // What is gone with the place around it is one change, not many.
      if (outer === place || next.shapes.has(outer)) put('removed', place, 'is gone', isRead);
      continue;
    }
    const isNeeded = own.some(({ presence }) => presence === 'needed');
    if (shape.required && !other.required)
      put('widened', place, 'may be absent', isNeeded && isRead);
    const more = [...other.types].filter((type) => !shape.types.has(type) && shape.types.size > 0);
    if (more.length > 0) {
      const isUnreadable = more.some((type) =>
        type === 'null' ? isNeeded : !own.some(({ kind }) => reads(kind, type)),
      );
      const isOther = [...shape.types].every((type) => type === 'null' || !other.types.has(type));
      put(
        isOther ? 'changed' : 'widened',
        place,
        `is ${words(other.types)}, before ${words(shape.types)}`,
        isRead && isUnreadable,
      );
    }
    compareValues(place, shape, other, own, put);
  }
  for (const place of next.shapes.keys()) {
    const outer = place.replace(/(\.[^.[\]]+|\[\*\])$/, '');
    if (!old.shapes.has(place) && (outer === place || old.shapes.has(outer)))
      put('added', place, 'is new', false);
  }
  return changes;
}

function compareValues(
  place: string,
  old: Shape,
  next: Shape,
  fields: readonly Field[],
  put: (kind: ChangeKind, place: string, text: string, breaking: boolean) => void,
): void {
  if (!old.values || !next.values) return;
  const more = [...next.values].filter((value) => !old.values?.has(value));
  const less = [...old.values].filter((value) => !next.values?.has(value));
  const isUnknown = fields.some(
    ({ kind }) => kind.kind === 'word' && more.some((value) => !kind.words.includes(value)),
  );
  if (more.length > 0) put('widened', place, `may be ${more.join(' or ')}`, isUnknown);
  if (less.length > 0) put('removed', place, `is never ${less.join(' or ')} any more`, false);
}

/** Compares a request. What the client does not send, or no longer may send, is breaking. */
function compareRequest(old: DocumentPart, next: DocumentPart): Change[] {
  const isOurs = endpointNamed(old.call) !== undefined;
  const change = (kind: ChangeKind, text: string, breaking: boolean): Change => ({
    kind,
    call: old.call,
    part: 'request',
    text,
    breaking: breaking && isOurs,
    effect: breaking && isOurs ? 'an error instead of what was asked for' : undefined,
  });
  const changes: Change[] = [];
  for (const [place, shape] of next.shapes) {
    const before = old.shapes.get(place);
    if (shape.required && !before?.required)
      changes.push(change('added', `${place} is required`, true));
    else if (!before) changes.push(change('added', `${place} is new`, false));
    if (!before) continue;
    const less = [...before.types].filter((type) => !shape.types.has(type) && shape.types.size > 0);
    if (less.length > 0)
      changes.push(change('changed', `${place} may no longer be ${less.join(' or ')}`, true));
    const fewer = [...(before.values ?? [])].filter(
      (value) => shape.values && !shape.values.has(value),
    );
    if (fewer.length > 0)
      changes.push(change('changed', `${place} may no longer be ${fewer.join(' or ')}`, true));
    const more = [...shape.types].filter((type) => !before.types.has(type));
    if (more.length > 0 && before.types.size > 0)
      changes.push(change('widened', `${place} may be ${more.join(' or ')}`, false));
  }
  for (const place of old.shapes.keys())
    if (!next.shapes.has(place)) changes.push(change('removed', `${place} is gone`, false));
  return changes;
}

/** Compares two parts of the same name. */
export const compareParts = (old: DocumentPart, next: DocumentPart): Change[] =>
  old.part === 'request' ? compareRequest(old, next) : compareResponse(old, next);

/** Whether the client uses a call. */
export const isClientCall = (call: string): boolean => endpointNamed(call) !== undefined;
