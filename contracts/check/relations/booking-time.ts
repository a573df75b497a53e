import { skewMs } from '../indian-day.ts';

const minute = 60_000;
/** Offsets of time zones and half days are multiples of this. */
const stepMs = 15 * minute;
/** The largest such offset, between the ends of the world; beyond it dates are wrong by whole days. */
const largestMs = 26 * 60 * minute;
const dayMs = 24 * 60 * minute;
/** The longest time that a host takes to store a bet. */
const storingMs = 1.5 * minute;

/** Tells if an offset looks like a wrong time zone or a lost half day, and not like a wrong clock. */
const isStep = (off: number): boolean => {
  const step = Math.abs(off) > largestMs ? dayMs : stepMs;
  const rest = Math.abs(off) % step;
  return Math.min(rest, step - rest) <= storingMs;
};

const isMidnight = (text: string): boolean => /T00:00(:00(\.0+)?)?(Z|[+-]\d\d:?\d\d)$/.test(text);

function durationText(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / minute);
  const [days, hours, rest] = [
    Math.floor(minutes / 1440),
    Math.floor(minutes / 60) % 24,
    minutes % 60,
  ];
  const parts = [
    [days, 'd'],
    [hours, 'h'],
    [rest, 'min'],
  ] as const;
  return parts.flatMap(([count, unit]) => (count > 0 ? [`${count} ${unit}`] : [])).join(' ');
}

/**
 * The fault in a bet's time, or undefined; `placedAt` (ms) are receipt times. Hosts with an unrelated clock pass.
 */
export function bookingTimeProblem(text: string, placedAt: readonly number[]): string | undefined {
  const offs = placedAt.map((time) => Date.parse(text) - time).filter((off) => !Number.isNaN(off));
  const [first] = offs;
  if (first === undefined || offs.some((off) => Math.abs(off) <= skewMs)) return undefined;
  const off = offs.find(isStep) ?? (isMidnight(text) ? first : undefined);
  if (off === undefined) return undefined;
  return `is ${durationText(off)} ${off > 0 ? 'ahead' : 'behind'}, expected the time at which the bet was placed`;
}
