import { readFileSync } from 'node:fs';
import type { Finding } from '../check/finding.ts';
import { plainPlace } from '../check/finding.ts';
import { UserError } from '../cli/flags.ts';
import { decodeText } from '../cli/json-text.ts';
import { isObject } from '../reading/json.ts';
import { placeText } from '../reading/place.ts';
import { isDay } from '../reading/scalars.ts';

/** A failure of a host that somebody has accepted for a time. It contains no value of a response. */
export interface KnownFinding {
  call: string;
  /** With stars for rows and keys. */
  place: string;
  rule: string;
  /** The reason why it is accepted, and its owner. */
  reason: string;
  /** The last day on which it passes, `YYYY-MM-DD`. */
  until: string;
}

/** The known findings of a host. */
export interface KnownFindings {
  host: string;
  findings: readonly KnownFinding[];
}

/** The key of a finding. */
export type FindingKey = Pick<KnownFinding, 'call' | 'place' | 'rule'>;

const fields = ['call', 'place', 'rule', 'reason', 'until'] as const;

const keyText = ({ call, place, rule }: FindingKey): string => `${call} ${place} ${rule}`;

/** The key of a finding as a text, without any value. */
export const keyOf = (finding: Finding): FindingKey => ({
  call: finding.call,
  place: placeText(plainPlace(finding)),
  rule: finding.rule,
});

function entryOf(value: unknown, at: string): KnownFinding {
  const own = isObject(value) ? value : {};
  const texts = fields.map((name) => {
    const text = own[name];
    if (typeof text !== 'string' || text.trim() === '')
      throw new UserError(`${at} has no ${name}.`);
    return [name, text] as const;
  });
  const entry = Object.fromEntries(texts) as Record<(typeof fields)[number], string>;
  if (!isDay(entry.until))
    throw new UserError(`${at} has no day as until: ${entry.until}. Example: 2027-01-31.`);
  return entry;
}

/** An address without its port if it is this machine's: a host under test may have another port in each run. */
const nameOf = (address: string): string =>
  address.replace(/^(https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])):\d+/, '$1');

/** Reads the known findings of a host. Throws a UserError in one line for any other file, and for another host's. */
export function readKnownFindings(file: string, host: string): KnownFindings {
  const broken = (what: string) => new UserError(`${file} holds no known findings: ${what}.`);
  let text: string;
  try {
    text = decodeText(readFileSync(file)).replace(/^\uFEFF/, '');
  } catch {
    throw new UserError(`${file} cannot be read. --update-known writes it.`);
  }
  if (text.trim() === '') throw broken('it is empty');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw broken('it is no JSON');
  }
  if (!isObject(value) || typeof value.host !== 'string' || !Array.isArray(value.findings))
    throw broken('it has no host and list of findings');
  if (nameOf(value.host) !== nameOf(host))
    throw new UserError(`${file} is of ${value.host}, not of ${host}.`);
  const entries = value.findings.map((one, index) => entryOf(one, `${file}: finding ${index + 1}`));
  const twice = entries.find((one, index) =>
    entries.slice(0, index).some((other) => keyText(other) === keyText(one)),
  );
  if (twice) throw new UserError(`${file} has a finding twice: ${keyText(twice)}.`);
  return { host, findings: entries };
}

/** The state of known findings in a run. */
export interface KnownCheck {
  isKnown: (key: FindingKey) => boolean;
  /** A sentence for each expired one, and for each that was not met although the run `couldSee` it. */
  complaints: (couldSee: (key: FindingKey) => boolean) => { call: string; text: string }[];
  /** A line for each that was met, with its reason. */
  met: () => { call: string; text: string }[];
}

/** Checks the findings of a run against the known ones on a day. */
export function checkKnown({ findings }: KnownFindings, today: string): KnownCheck {
  const met = new Map<string, KnownFinding>();
  const isOver = ({ until }: KnownFinding) => until < today;
  return {
    isKnown: (key) => {
      const entry = findings.find((one) => keyText(one) === keyText(key));
      if (entry) met.set(keyText(entry), entry);
      return entry !== undefined && !isOver(entry);
    },
    complaints: (couldSee) =>
      findings.flatMap((one) => {
        const { call, place, rule, until, reason } = one;
        const what = `${place} (${rule})`;
        if (isOver(one)) return [{ call, text: `${what} was known until ${until}: ${reason}` }];
        if (met.has(keyText(one)) || !couldSee(one)) return [];
        return [{ call, text: `${what} is known and no longer seen: take it out of the file` }];
      }),
    met: () =>
      [...met.values()]
        .filter((one) => !isOver(one))
        .map(({ call, place, rule, until, reason }) => ({
          call,
          text: `${place} (${rule}) is known until ${until}: ${reason}`,
        })),
  };
}

/** The known findings after a run: the old ones with reason and day, without mended ones, and the new ones. */
export function updateKnown(
  { host, findings }: KnownFindings,
  seen: readonly FindingKey[],
  given: Pick<KnownFinding, 'reason' | 'until'>,
  isGone: (key: FindingKey) => boolean,
): KnownFindings {
  const isSeen = new Set(seen.map(keyText));
  const kept = findings.filter((one) => isSeen.has(keyText(one)) || !isGone(one));
  const before = new Set(kept.map(keyText));
  const added = new Map(
    seen
      .filter((one) => !before.has(keyText(one)))
      .map(({ call, place, rule }) => [
        keyText({ call, place, rule }),
        { call, place, rule, ...given },
      ]),
  );
  const all = [...kept, ...added.values()];
  return { host, findings: all.sort((a, b) => (keyText(a) < keyText(b) ? -1 : 1)) };
}
