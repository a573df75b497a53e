const iso = /^([\d-]{10})[T ]([\d:.]+) ?(Z|[+-]\d\d(?::?\d\d)?)?$/i;

/**
 * The time of a text as ISO 8601 with a zone, in the form that every browser reads. The text may be another form of ISO 8601,
 * or seconds or milliseconds since 1970. A text without a zone is a time of India, where the game is played. Any other
 * text does not change.
 */
export function isoTime(text: string): string {
  // Until the year 2286 seconds have ten digits, and milliseconds thirteen.
  if (/^\d{10}(\d{3})?$/.test(text)) return new Date(+text.padEnd(13, '0')).toISOString();
  return text.replace(
    iso,
    (_, day, clock, zone = '+05:30') => `${day}T${clock}${zone.length === 3 ? `${zone}:00` : zone}`,
  );
}
