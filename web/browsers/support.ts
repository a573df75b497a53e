import compatibility from '@mdn/browser-compat-data' with { type: 'json' };
import type {
  CompatData,
  Identifier,
  SimpleSupportStatement,
  SupportStatement,
} from '@mdn/browser-compat-data';
import { OLDEST_BROWSERS } from './oldest.ts';

export type { Identifier };

/** MDN's table of which browser has what since when. */
export const compat: CompatData = compatibility;

/** A version such as `15.4` as numbers that can be compared. */
function parts(version: string): number[] {
  return version.replace('≤', '').split('.').map(Number);
}

/** Whether version `a` is not newer than version `b`. */
function isUpTo(a: string, b: string): boolean {
  const [one, other] = [parts(a), parts(b)];
  for (let at = 0; at < Math.max(one.length, other.length); at++) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return true;
}

const isPlain = ({ prefix, alternative_name, flags, version_removed }: SimpleSupportStatement) =>
  !prefix && !alternative_name && !flags && !version_removed;

function isSupported(support: SupportStatement | undefined, oldest: string): boolean {
  const statements = [support ?? []].flat();
  return statements.some(
    (each) =>
      isPlain(each) && typeof each.version_added === 'string' && isUpTo(each.version_added, oldest),
  );
}

/**
 * The oldest promised browsers that lack a feature, e.g. `chrome 100`; none for a feature that the
 * table does not know.
 */
export function lackedBy(feature: Identifier | undefined): string[] {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return Object.entries(OLDEST_BROWSERS).flatMap(([browser, oldest]) =>
    isSupported(support[browser as keyof typeof OLDEST_BROWSERS], oldest)
      ? []
      : [`${browser} ${oldest}`],
  );
}

/** Members of a feature, by name. */
export const membersOf = (feature: Identifier): [string, Identifier][] =>
  Object.entries(feature).filter(
    (entry): entry is [string, Identifier] => entry[0] !== '__compat' && entry[1] !== undefined,
  );
