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
])('the number %j beside “%s” shows the right colour', (current_status, current_status_name) => {
  expect(markets({ current_status, current_status_name }).failures).toEqual([]);
});

it.each([null, undefined, 0])('the number %j is wrong for a market that runs alone', (number) => {
  const other = { current_status_name: 'Closed for today', current_status: number };
  expect(markets(other).failures).toEqual([]);
  expect(markets({ current_status: number }).failures).toEqual([
    expect.stringContaining('$[0].current_status is missing or 0 beside'),
  ]);
});

it.each([
  [10, 'Running now', '6 or 4'],
  [5, 'Running for close', '6 or 4'],
  [4, 'Closed for today', 'neither 6 nor 4'],
  [6, 'Closed', 'neither 6 nor 4'],
])('the number %i beside “%s” shows the wrong colour', (current_status, name, expected) => {
  expect(markets({ current_status, current_status_name: name }).failures).toEqual([
    `GET /markets/ $[0].current_status is ${current_status} beside current_status_name “${name}”, expected ${expected}: the player sees markets in the wrong colour`,
  ]);
});
