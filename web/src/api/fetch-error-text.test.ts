import { ApiError } from '@matka/contracts/client/api-error';
import { expect, it } from 'vitest';
import { eachTagged } from '../../../scripts/testing/each-tagged.ts';
import { english } from '../testing/english.ts';
import { fetchErrorText, fetchFallback, gameRatesErrorText } from './fetch-error-text.ts';

const timeout = new ApiError('timeout', 'slow');
const network = new ApiError('network', 'gone');
const malformed = new ApiError('malformed', 'odd', { status: 200 });
const answered = (status: number, body?: unknown) => new ApiError('status', 'no', { status, body });

it("a failed fetch shows the server's error, message, detail or plain text, in this order", {
  tags: ['@ERRF-01'],
}, () => {
  const text = (body: unknown) =>
    english(fetchErrorText(answered(400, body), 'Failed to fetch chart'));
  expect(text({ detail: 'D', message: 'M', error: 'E' })).toBe('E');
  expect(text({ detail: 'D', message: 'M', error: '' })).toBe('M');
  expect(text({ detail: ['D'] })).toBe('D');
  expect(text('Plain')).toBe('Plain');
  expect(text({ error: 'Bad Request', message: 'Soon.' })).toBe('Soon.');
  expect(text({ error: { code: 'E_1', message: 'M.' } })).toBe('M.');
  expect(text({ title: 'Not today.', status: 404 })).toBe('Not today.');
  expect(text({ non_field_errors: ['N.'] })).toBe('N.');
  expect(text({ errors: [{ detail: 'D.' }] })).toBe('D.');
  expect(text({ error: 'Bad Request' })).toBe('Bad Request');
});

eachTagged([
  ['@ERRF-02', fetchFallback.homepage, 'Failed to fetch homepage data'],
  ['@ERRF-03', fetchFallback.markets, 'Failed to fetch markets data'],
  ['@ERRF-04', fetchFallback.betTypes, 'Failed to fetch bet types data'],
  ['@ERRF-05', fetchFallback.suggestions, 'Failed to fetch suggestions'],
  ['@ERRF-06', fetchFallback.betHistory, 'Failed to fetch bet history'],
  ['@ERRF-07', fetchFallback.betDetails, 'Failed to fetch bet details'],
  ['@ERRF-08', fetchFallback.bidHistory, 'Failed to fetch bid history'],
  ['@ERRF-09', fetchFallback.winHistory, 'Failed to fetch win history'],
  ['@ERRF-12', fetchFallback.chart, 'Failed to fetch chart'],
])('%s a failed fetch without a text shows the fallback %s', (_id, fallback, text) => {
  for (const error of [timeout, network, malformed, answered(500), answered(400, { a: 1 })]) {
    expect(english(fetchErrorText(error, fallback))).toBe(text);
  }
});

it('the failed chart shows the body or the message of the server', { tags: ['@ERRF-12'] }, () => {
  expect(english(fetchErrorText(answered(503, 'No charts today'), fetchFallback.chart))).toBe(
    'No charts today',
  );
  expect(english(fetchErrorText(answered(400, { message: 'No chart' }), fetchFallback.chart))).toBe(
    'No chart',
  );
});

it('the failed game rates show only the field message of the server', {
  tags: ['@ERRF-11'],
}, () => {
  expect(english(gameRatesErrorText(answered(400, { message: 'Soon' })))).toBe('Soon');
  for (const error of [
    answered(400, { error: 'E', detail: 'D' }),
    answered(500, 'text'),
    network,
  ]) {
    expect(english(gameRatesErrorText(error))).toBe('Failed to load game rates');
  }
});
