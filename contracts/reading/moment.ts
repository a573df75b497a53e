const iso = /^([\d-]{10})[T ]([\d:.]+) ?(Z|[+-]\d\d(?::?\d\d)?)?$/i;

/**
 * A moment in ISO 8601 with its zone, as every browser reads it: of other ways to write that, and of seconds or
 * milliseconds since 1970. A time without a zone is one of India, where the game is played. Any other text stays as it is.
 */
export function isoMoment(text: string): string {
  // Until the year 2286 seconds have ten digits, and milliseconds thirteen.
  if (/^\d{10}(\d{3})?$/.test(text)) return new Date(+text.padEnd(13, '0')).toISOString();
  return text.replace(
    iso,
    (_, day, clock, zone = '+05:30') => `${day}T${clock}${zone.length === 3 ? `${zone}:00` : zone}`,
  );
}
