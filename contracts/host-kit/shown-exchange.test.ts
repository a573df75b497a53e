import { describe, expect, it } from 'vitest';
import { redact, result } from './report-test-support.ts';
import { showExchange } from './shown-exchange.ts';

describe('an exchange of a report', () => {
  const shown = (members: object, value?: unknown) =>
    showExchange(
      {
        ...result('a'),
        value,
        exchange: {
          endpoint: 'markets',
          path: '/markets/',
          query: new URLSearchParams({ app_id: 'a' }),
          sent: undefined,
          receivedAt: 0,
          response: { status: 200, headers: {}, text: '{"a":"secret"}' },
          ...members,
        },
      },
      redact,
    )?.();

  it('has the request, the response and what was read, without secrets', () => {
    expect(shown({ sent: { mpin: 'secret' } }, [1])).toEqual({
      request: 'GET /markets/?app_id=a\n\n{\n  "mpin": "***"\n}',
      status: 200,
      response: '{\n  "a": "***"\n}',
      reading: '[\n  1\n]',
    });
    expect(shown({ query: new URLSearchParams() })).toMatchObject({
      request: 'GET /markets/',
      reading: '',
    });
    expect(showExchange(result('a'), redact)).toBeUndefined();
  });

  it('is cut after four thousand characters, and shown as it is where it is no JSON', () => {
    const response = (text: string) =>
      shown({ response: { status: 200, headers: {}, text } })?.response;
    expect(response('x'.repeat(4000))).toBe('x'.repeat(4000));
    expect(response(`${'x'.repeat(4000)}yy`)).toBe(`${'x'.repeat(4000)}\n… 2 more`);
  });
});
