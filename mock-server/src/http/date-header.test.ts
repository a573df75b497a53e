import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { dateHeader } from './date-header.ts';

describe('the Date header', () => {
  it('tells the second of each instant, however they follow one another', () => {
    const begin = Date.parse('2026-11-25T18:29:58.999Z');
    const instants = [0, 1, 1_000, 1_001, 0, -1, 86_400_000, 1_001].map((step) => begin + step);
    expect(instants.map(dateHeader)).toEqual(
      instants.map((instant) => new Date(instant).toUTCString()),
    );
  });

  it('of a response is the time of its world', async () => {
    const { anonymous } = await buildTestApp({ now: '2026-11-20T12:00:00+05:30' });
    const date = async () => (await anonymous('GET /markets/?app_id=kalyan-matka')).headers.date;
    expect(await date()).toBe('Fri, 20 Nov 2026 06:30:00 GMT');
    await anonymous('POST /__mock/worlds/kalyan-matka/clock/advance/', { seconds: 90 });
    expect(await date()).toBe('Fri, 20 Nov 2026 06:31:30 GMT');
  });

  it('tells seconds before 1970', () => {
    expect(dateHeader(-1)).toBe('Wed, 31 Dec 1969 23:59:59 GMT');
  });
});
