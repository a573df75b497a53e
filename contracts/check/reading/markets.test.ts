import { expect, it } from 'vitest';
import { got, market, said } from '../test-support.ts';

const markets = (more: object) => said(got('/markets/', [market(more)]));

it.each([
  [4, 'Running now'],
  [6, 'Running for close'],
  ['4', 'Running now'],
  [6, ' Running for close '],
  [10, 'Closed for today'],
  [99, 'Bidding is on'],
])(
  'the status %j with the name “%s” shows the right colour',
  (current_status, current_status_name) => {
    expect(markets({ current_status, current_status_name }).failures).toEqual([]);
  },
);

it.each([null, undefined, 0])(
  'the status %j is a failure for a single market that is running',
  (number) => {
    const other = { current_status_name: 'Closed for today', current_status: number };
    expect(markets(other).failures).toEqual([]);
    expect(markets({ current_status: number }).failures).toEqual([
      expect.stringContaining('$[0].current_status is missing or 0 beside'),
    ]);
  },
);

it.each([
  [10, 'Running now', '6 or 4'],
  [5, 'Running for close', '6 or 4'],
  [4, 'Closed for today', 'neither 6 nor 4'],
  [6, 'Closed', 'neither 6 nor 4'],
])('the status %i with the name “%s” shows the wrong colour', (current_status, name, expected) => {
  expect(markets({ current_status, current_status_name: name }).failures).toEqual([
    `GET /markets/ $[0].current_status is ${current_status} beside current_status_name “${name}”, expected ${expected}: the player sees markets in the wrong colour`,
  ]);
});

const others = (...rows: object[]) =>
  said(
    got(
      '/markets/',
      rows.map((more, index) => market({ id: index + 1, name: `M${index}`, ...more })),
    ),
  );
const utc = {
  open_time: '10:20:00',
  open_result_time: '10:30:00',
  close_time: '12:20:00',
  close_result_time: '12:30:00',
};
const close = {
  current_status: 4,
  current_status_name: 'Running for close',
  open_time: '04:00:00',
  open_result_time: '04:10:00',
  close_time: '10:30:00',
  close_result_time: '10:40:00',
};
const closed = { current_status: 1, current_status_name: 'Closed for today' };

it.each([
  [
    [utc, utc],
    ['$[0].open_time is 10:20:00', '$[1].open_time'],
  ],
  [
    [utc, close],
    ['$[0].open_time', '$[1].close_time is 10:30:00, which is over, beside “Running for close”'],
  ],
  [
    [{ ...utc, ...closed }, utc, close, closed],
    ['$[1].open_time', '$[2].close_time'],
  ],
])(
  'markets that run past their last bids in India, but not in UTC, have wrong times: %#',
  (rows, places) => {
    expect(others(...rows).failures).toEqual(
      places.map((place) => expect.stringContaining(`GET /markets/ ${place}`)),
    );
  },
);

it.each([
  ['one market runs on', [utc, {}]],
  ['all run, as ever', [{}, {}, closed]],
  [
    'they are over in UTC as well',
    [{ ...utc, open_time: '03:00:00', open_result_time: '03:10:00' }, utc],
  ],
  [
    'one ends half an hour late',
    [
      { ...utc, open_time: '11:40:00', open_result_time: '11:50:00' },
      { ...utc, open_time: '11:30:00', open_result_time: '11:50:00' },
    ],
  ],
  ['all are closed with times ahead', [closed, closed]],
])('markets may run after their last bids: %s', (_, rows) => {
  expect(others(...rows).failures).toEqual([]);
});

it.each([
  ['2026-11-20T03:32:00Z', '2026-11-29T16:29:00Z'],
  ['2026-11-29T16:29:00Z', '2026-11-20T03:32:00Z'],
])(
  "evening markets that run in the morning are judged by the host's clock: %s, %s",
  (at, receivedAt) => {
    const rows = ['21:20:00', '21:25:00', '21:35:00'].map((open_time, index) =>
      market({
        id: index + 1,
        name: `M${index}`,
        open_time,
        open_result_time: '21:45:00',
        close_time: '23:20:00',
        close_result_time: '23:30:00',
      }),
    );
    expect(said({ ...got('/markets/', rows), at, receivedAt }).failures).toEqual([]);
  },
);

it.each([
  ['soon after midnight', '00:21', 0],
  ['late in the evening', '23:30', 2],
])('evening markets are judged by their last bids when they take bets %s', (_, time, count) => {
  const evening = {
    open_time: '21:40:00',
    open_result_time: '21:50:00',
    close_time: '23:50:00',
    close_result_time: '23:55:00',
  };
  const list = got('/markets/', [market(evening), market({ ...evening, id: 8, name: 'Chandra' })]);
  expect(said({ ...list, at: `2026-11-20T${time}:00+05:30` }).failures).toHaveLength(count);
});
