import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/build-app.ts';

const world = '/__mock/worlds/asha';
const time = '2026-11-20T12:00:00+05:30';

describe('an error of the control API', () => {
  it.each([
    [
      'PUT',
      '/tokens/',
      { accessSeconds: 'soon' },
      'accessSeconds',
      'accessSeconds takes a whole number from -316224000 to 316224000, not "soon". Example: {"accessSeconds":3600}.',
    ],
    [
      'PUT',
      '/players/9876543210/balance/',
      { points: -5 },
      'points',
      'points takes a number from 0 to 1000000000, not -5. Example: {"points":250}.',
    ],
    [
      'PUT',
      '/players/9876543210/balance/',
      {},
      'points',
      'points takes a number from 0 to 1000000000, and was not given. Example: {"points":250}.',
    ],
    [
      'PUT',
      '/players/9876543210/balance/',
      { points: 5, point: 5 },
      'point',
      'There is no point. Did you mean points? Fields: points.',
    ],
    [
      'PUT',
      '/clock/',
      { mode: 'fast', now: time },
      'mode',
      'mode takes fixed, running, real, not "fast". Example: {"mode":"fixed"}.',
    ],
    [
      'PUT',
      '/clock/',
      { mode: 'fixed', now: 'noon' },
      'now',
      `now takes a text of this form, not "noon". Example: {"now":"${time}"}.`,
    ],
    [
      'PUT',
      '/clock/',
      { mode: 'fixed' },
      'now',
      `now takes a time with its offset, and was not given. Example: {"now":"${time}"}.`,
    ],
    [
      'POST',
      '/faults/',
      { effect: 'stauts' },
      'effect',
      /^effect takes status, latency, .*, not "stauts"\. Example: \{"effect":"status"\}\.$/,
    ],
    [
      'PUT',
      '/draws/',
      { market: 'Kalyan', session: 'open', pana: '128' },
      'market',
      /^market takes the name of a market: .*, not "Kalyan"\. Example: \{"market":"/,
    ],
    [
      'PUT',
      '/draws/',
      { market: 'Kalyan Matka', session: 'open', pana: '321' },
      'pana',
      'pana takes a pana or null, not "321". Example: {"pana":"128"}.',
    ],
    [
      'PUT',
      '/',
      { scenario: 'fersh' },
      'scenario',
      /^scenario takes usual, fresh, .*, not "fersh"\. Example: \{"scenario":"fresh"\}\.$/,
    ],
    [
      'POST',
      '/branch/',
      [1],
      'non_field_errors',
      'The body is a JSON object, not [1]. Example: {"request":10}.',
    ],
  ] as const)(
    'names field, value and an example: %s %s %j',
    async (method, path, body, field, message) => {
      const { anonymous } = await buildTestApp();
      const response = await anonymous(`${method} ${world}${path}`, body);
      expect([response.statusCode, response.json()]).toEqual([
        400,
        { [field]: [typeof message === 'string' ? message : expect.stringMatching(message)] },
      ]);
    },
  );
});
