import { CalendarDay } from '@matka/contracts/api/common';
import { Dictionary, Nullable } from '@matka/contracts/api/schema';
import type { Read } from '@matka/contracts/reading/read-type';
import * as Type from 'typebox';
import { readStored } from '../lib/read-stored.ts';
import { type Limit, NO_LIMIT } from './limit.ts';
import { NO_LIMITS, type PlayLimits } from './play-limits.ts';

const Points = Type.Integer({ minimum: 0 });
const StoredLimit = Type.Object({
  value: Nullable(Points),
  next: Type.Optional(Type.Object({ value: Nullable(Points), from: CalendarDay })),
});
const StoredLimits = Type.Object({
  day: Type.Optional(StoredLimit),
  week: Type.Optional(StoredLimit),
  reminder: Nullable(Type.Integer({ minimum: 1 })),
  pausedUntil: Nullable(CalendarDay),
  staked: Type.Optional(Dictionary(Points)),
});

const limitOf = ({ next, ...limit }: Read<typeof StoredLimit>): Limit => ({
  ...NO_LIMIT,
  ...limit,
  next: next && { ...NO_LIMIT, ...next },
});

/** Reads stored limits. An invalid part is left out; the rest stays. */
export function parsePlayLimits(text: string | null): PlayLimits {
  const { day = {}, week = {}, ...stored } = readStored(StoredLimits, text).value ?? {};
  return { ...NO_LIMITS, ...stored, day: limitOf(day), week: limitOf(week) };
}
