import { type Limit, NO_LIMIT } from './limit.ts';
import { NO_LIMITS, type PlayLimits } from './play-limits.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPoints = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(`${value}T00:00:00Z`));
const isLimitValue = (value: unknown): value is number | null => value === null || isPoints(value);

function parseLimit(stored: unknown): Limit {
  if (!isRecord(stored) || !isLimitValue(stored.value)) return NO_LIMIT;
  const { value, next } = stored;
  if (!isRecord(next) || !isLimitValue(next.value) || !isDay(next.from)) return { value };
  return { value, next: { value: next.value, from: next.from } };
}

/** Reads stored limits. What is foreign or corrupt is left out; the rest stays. */
export function parsePlayLimits(text: string | null): PlayLimits {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return NO_LIMITS;
  }
  if (!isRecord(stored)) return NO_LIMITS;
  const { day, week, reminder, pausedUntil, staked } = stored;
  const stakes = Object.entries(isRecord(staked) ? staked : {});
  return {
    day: parseLimit(day),
    week: parseLimit(week),
    reminder: isPoints(reminder) && reminder > 0 ? reminder : null,
    pausedUntil: isDay(pausedUntil) ? pausedUntil : null,
    staked: Object.fromEntries(
      stakes.filter((each): each is [string, number] => isDay(each[0]) && isPoints(each[1])),
    ),
  };
}
