const iso =
  /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?) ?(Z|UTC|IST|[+-]\d\d(?::?\d\d)?)?(?: UTC| IST|\[\S+\])?$/i;
const sinceEpoch = /^\d{10,16}(\.\d+)?$/;

const zones: Readonly<Record<string, string>> = { '': '+05:30', IST: '+05:30', UTC: 'Z', Z: 'Z' };

/** Milliseconds of a number of seconds, milliseconds or microseconds: it is one of this century. */
const milliseconds = (count: number): number =>
  count < 1e11 ? count * 1000 : count < 1e14 ? count : count / 1000;

/**
 * A moment as a browser reads it, in ISO 8601 with its zone: of other ways to write that, of a count since 1970, and of
 * a date of HTTP. A time without a zone is one of India, where the game is played. Any other text stays as it is.
 */
export function isoMoment(text: string): string {
  const [, day, clock = '', given = ''] = iso.exec(text) ?? [];
  if (day !== undefined) {
    const [, hours, minutes = '00'] = /^([+-]\d\d):?(\d\d)?$/.exec(given) ?? [];
    const zone = hours ? `${hours}:${minutes}` : zones[given.toUpperCase()];
    return `${day}T${clock.replace(',', '.')}${zone}`;
  }
  if (sinceEpoch.test(text)) return new Date(milliseconds(Number(text))).toISOString();
  const time = text.includes('GMT') ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? text : new Date(time).toISOString();
}
