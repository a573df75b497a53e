import { decode } from './decode.ts';
import { forms } from './forms.ts';
import type { Decoded, Field, Kind, Seen } from './kinds.ts';

/** Something of a response that the client does not read as it is meant. */
export interface Loss {
  /** E.g. `$.data[3].market.name`. */
  readonly place: string;
  readonly field: Field;
  /** What the response has there; undefined when it has nothing. */
  readonly found: unknown;
  /** No value is there, or an empty text; it is something else; it is read, in a form that is not meant. */
  readonly reason: 'missing' | 'null' | 'empty' | 'kind' | 'form';
  /** The place of what is left out because of it, `$` for the whole response; undefined when nothing is. */
  readonly drops?: string | undefined;
}

const isInside = (place: string, outer: string): boolean =>
  place.startsWith(`${outer}.`) || place.startsWith(`${outer}[`);

/** Whether a text is read, but not in the form that is meant. An empty one counts as none. */
const missesForm = ({ field: { kind }, value }: Seen): boolean =>
  kind.kind === 'text' && !!kind.form && !!value && !forms[kind.form].pattern.test(String(value));

/** Whether a text that a host is to send says no more than its absence would. */
const isEmpty = ({ field, value }: Seen): boolean =>
  typeof value === 'string' &&
  value.trim() === '' &&
  field.presence === 'defaulted' &&
  field.otherwise === '';

function reasonOf(seen: Seen): Loss['reason'] | undefined {
  const { field, found, value } = seen;
  if (isEmpty(seen)) return 'empty';
  if (value !== undefined) return missesForm(seen) ? 'form' : undefined;
  if (found !== undefined && found !== null) return 'kind';
  if (field.presence === 'optional') return undefined;
  return found === null ? 'null' : 'missing';
}

/** Decodes a response and says what was seen and what is lost on the way, each cause once. */
export function decodeWithLosses<K extends Kind>(
  kind: K,
  response: unknown,
): { value: Decoded<K> | undefined; losses: Loss[]; seen: readonly Seen[] } {
  const all: Seen[] = [];
  const value = decode(kind, response, (seen) => all.push(seen));
  const unread = all.filter((seen) => seen.value === undefined && reasonOf(seen));
  /** The unreadable entity around a value, where it is that value which it needs. */
  const brokenBy = ({ place, field }: Seen): Seen | undefined => {
    if (field.presence !== 'needed') return undefined;
    const around = all.filter((outer) => isInside(place, outer.place));
    const next = around.reduce<Seen | undefined>(
      (inner, outer) => (inner && inner.place.length > outer.place.length ? inner : outer),
      undefined,
    );
    return next && unread.includes(next) ? next : undefined;
  };
  const broken = new Set(unread.map(brokenBy));
  const dropped = (seen: Seen): string | undefined => {
    const outer = brokenBy(seen);
    if (outer) return dropped(outer) ?? outer.place;
    return seen.field.presence === 'needed' ? seen.place : undefined;
  };
  const losses = all.flatMap((seen) => {
    const { place, field, found } = seen;
    const reason = reasonOf(seen);
    if (!reason || broken.has(seen)) return [];
    return [{ place, field, found, reason, drops: reason === 'form' ? undefined : dropped(seen) }];
  });
  return { value, losses, seen: all };
}
