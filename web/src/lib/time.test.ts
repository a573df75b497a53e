import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayOf, formatDate, today } from './days.ts';
import { formatClock, formatTime } from './time.ts';

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['00:00:00', '12:00 AM'],
  ['00:05:00', '12:05 AM'],
  ['09:40:00', '09:40 AM'],
  ['11:59:59', '11:59 AM'],
  ['12:00:00', '12:00 PM'],
  ['13:05:00', '01:05 PM'],
  ['23:59:00', '11:59 PM'],
  ['21:30', '09:30 PM'],
])('the clock time %s of a market is written %s', { tags: ['@APP-03'] }, (clock, text) => {
  expect(formatClock(clock)).toBe(text);
});

it.each(['', '25:00:00', '12', '12:60', 'soon'])(
  'the clock %j is unknown',
  { tags: ['@APP-03'] },
  (clock) => {
    expect(formatClock(clock)).toBe('–');
  },
);

it.each([
  ['2026-11-21T09:40:00.000+05:30', '09:40 AM'],
  ['2026-11-20T18:30:00Z', '12:00 AM'],
  ['2026-11-20T18:35:00Z', '12:05 AM'],
  ['2026-11-21T06:30:00Z', '12:00 PM'],
  ['2026-11-21T17:00:00Z', '10:30 PM'],
  ['1795199400', '12:00 AM'],
])('the moment %s is written %s', { tags: ['@APP-03'] }, (moment, text) => {
  expect(formatTime(moment)).toBe(text);
});

describe('India, in any zone of the device', { tags: ['@APP-05'] }, () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it.each(['America/Los_Angeles', 'Asia/Dubai', 'Pacific/Auckland', 'UTC'])(
    'a time of the host without a zone is a time of India on a device in %s',
    (deviceZone) => {
      process.env.TZ = deviceZone;
      for (const text of ['2026-11-20T16:05:00', '2026-11-20 16:05', '2026-11-20T16:05:09.123456'])
        expect([formatDate(text), formatTime(text)]).toEqual(['20/11/2026', '04:05 PM']);
      for (const text of [
        '2026-11-20T10:35:00Z',
        '2026-11-20 16:05:00+0530',
        '2026-11-20t06:35-04:00',
      ])
        expect(formatTime(text)).toBe('04:05 PM');
      expect([formatDate('2026-11-20'), formatTime('2026-11-20')]).toEqual([
        '20/11/2026',
        '12:00 AM',
      ]);
      expect(formatTime('2026-11-20T25:00:00')).toBe('–');
    },
  );

  it.each([
    ['America/Los_Angeles', 480],
    ['Pacific/Auckland', -780],
    ['UTC', 0],
  ])('the app tells the day and time of India on a device in %s', (deviceZone, offset) => {
    process.env.TZ = deviceZone;
    vi.useFakeTimers({ now: new Date('2026-11-20T18:29:59Z') });
    expect(new Date().getTimezoneOffset()).toBe(offset);
    expect([today(), formatTime(Date.now())]).toEqual(['2026-11-20', '11:59 PM']);
    vi.setSystemTime(new Date('2026-11-20T18:30:00Z'));
    expect([today(), formatTime(Date.now())]).toEqual(['2026-11-21', '12:00 AM']);
    expect(dayOf('2026-12-31T18:30:00Z')).toBe('2027-01-01');
    expect(formatDate('2026-12-31T18:30:00Z')).toBe('01/01/2027');
  });
});

it.each(['', 'yesterday', '2026-11-20T99:99:99Z'])(
  'an unknown time “%s” is written as a dash',
  (moment) => {
    expect([formatDate(moment), formatTime(moment), dayOf(moment)]).toEqual(['–', '–', '']);
  },
);

it.each([8.64e15, -8.64e15, '+012026-11-20T10:00:00Z', '-000001-01-01T00:00:00Z'])(
  'a time in a year without four digits is written as a dash: %s',
  (moment) => {
    expect([formatDate(moment), formatTime(moment), dayOf(moment)]).toEqual(['–', '–', '']);
  },
);

it('a time is written as the browser formats it in the time zone of India', () => {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'short',
    timeStyle: 'short',
    hour12: false,
  });
  const hours = Array.from({ length: 600 }, (_, n) => Date.UTC(2024, 1, 27, n, (n * 7) % 60));
  for (const moment of hours) {
    const [day, clock = ''] = format.format(moment).split(', ');
    expect([formatDate(moment), formatTime(moment)]).toEqual([day, formatClock(clock)]);
  }
});
