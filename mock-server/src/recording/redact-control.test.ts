import { describe, expect, it } from 'vitest';
import { redactControlRequest, redactResponse } from './redact.ts';

const markets = [{ name: 'Milan Day' }, { name: 'Kalyan Matka' }];
const start = '/__mock/worlds/kalyan-matka';

/** A request of the control API as the journal stores it. */
function redact(rest: string, body?: unknown, status = 200) {
  return redactControlRequest({ url: `${start}${rest}`, body }, status, markets);
}

describe('the address of a control request', () => {
  it.each([
    '/faults/',
    '/faults/12/',
    '/clock/advance/',
    '/clock/freeze/',
    '/players/9876543210/balance/',
    '/players/9876543210/expire/',
    '/markets/Kalyan%20Matka/',
  ])('is kept: %s', { tags: ['@MOCK-27'] }, (rest) => {
    expect(redact(rest)).toEqual({
      url: `${start}${rest}`,
      key: undefined,
      body: undefined,
      secrets: expect.any(Array),
      isUnusual: false,
    });
    expect(redact(`${rest}?note=2580`).url).toBe(`${start}${rest}`);
  });

  it('is not kept at all where it names no part of a world', { tags: ['@MOCK-27'] }, () => {
    for (const url of ['/__mock/mpin=2580', '/__mock/worlds/2580/', '/__mock/worlds/2580?a/b']) {
      expect(redactControlRequest({ url, body: undefined }, 200, markets).url).toBe('');
    }
    const part = redactControlRequest({ url: `${start}/clock`, body: undefined }, 200, markets);
    expect(part.url).toBe(`${start}/clock`);
  });

  it.each([
    ['/faults/mpin%3D2580/', '/faults/(hidden)/', ['mpin%3D2580', 'mpin=2580']],
    ['/markets/Other/', '/markets/(hidden)/', ['Other', 'Other']],
    ['/faults/1234567890123456/', '/faults/(hidden)/', Array(2).fill('1234567890123456')],
    ['/clock/advances/', '/clock/(hidden)/', ['advances', 'advances']],
    ['/clock/x/y', '/clock/(hidden)/(hidden)', ['x', 'x', 'y', 'y']],
  ])('keeps no other part: %s', { tags: ['@MOCK-27'] }, (rest, expected, secrets) => {
    expect(redact(rest)).toMatchObject({ url: `${start}${expected}`, secrets });
  });
});

describe('the body of a control request', () => {
  it('is kept but for the values of secrets, at every depth', { tags: ['@MOCK-27'] }, () => {
    const body = {
      points: 5,
      mpin: '2580',
      otp: 482913,
      body: { token: ['a', { deep: 'b', count: 7 }], note: 'my otp is 482913' },
      times: null,
      whole: true,
    };
    expect(redact('/faults/', body)).toMatchObject({
      body: {
        points: 5,
        mpin: '(hidden)',
        otp: 0,
        body: { token: ['(hidden)', { deep: '(hidden)', count: 0 }], note: 'my otp is (hidden)' },
        times: null,
        whole: true,
      },
      secrets: [],
      isUnusual: false,
    });
  });

  it('keeps the settings of tokens, which are no secrets', () => {
    const body = { accessSeconds: 60, refreshSeconds: 120, refreshRefused: true };
    expect(redact('/tokens/', body).body).toEqual(body);
  });

  it('is not kept when it was refused, and its values are secrets of the response', {
    tags: ['@MOCK-27'],
  }, () => {
    const refused = redact('/faults/x/', { a: 'one', b: [2, { c: 'three' }], d: null }, 400);
    expect(refused.body).toBeUndefined();
    expect(refused.secrets).toEqual(['x', 'x', 'a', 'one', 'b', '2', 'c', 'three', 'd']);
    expect(redact('/clock/', { mode: 'x', seconds: 5 }, 400).secrets).toEqual(['x', '5']);
    expect(redact('/faults/', { a: 'one' }, 399)).toMatchObject({
      body: { a: 'one' },
      secrets: [],
    });
  });
});

describe('a response in the journal', () => {
  const kept = (answer: string, status: number, ...secrets: string[]) =>
    redactResponse(answer, status, { secrets });

  it('holds no tokens, whatever its status', { tags: ['@MOCK-27'] }, () => {
    for (const status of [200, 400]) {
      expect(kept('{"access":"abc","page":1}', status)).toBe('{"access":"(hidden)","page":1}');
      expect(kept('[{"otp":"1"}]', status)).toBe('[{"otp":"(hidden)"}]');
      expect(kept('the otp is 482913', status)).toBe('the otp is (hidden)');
    }
  });

  it('repeats no value of its request when it is an error', { tags: ['@MOCK-27'] }, () => {
    const answer = '{"error":"a\\"b is no name, nor is abcd"}';
    expect(kept(answer, 400, 'a"b', 'abcd')).toBe(
      '{"error":"(hidden) is no name, nor is (hidden)"}',
    );
    expect(kept(answer, 399, 'a"b', 'abcd')).toBe(answer);
    expect(kept('{"error":"{\\"x\\":\\"a\\\\\\"b\\"}"}', 400, 'a"b')).not.toContain('a\\');
  });

  it('keeps what is too short to be a secret, and its own mark', () => {
    expect(kept('{"error":"ab abc (hidden)"}', 400, 'ab', 'abc', 'hidden')).toBe(
      '{"error":"ab (hidden) (hidden)"}',
    );
  });

  it('is not kept where its request held more than two hundred secrets', () => {
    const secrets = Array.from({ length: 201 }, (_, at) => `secret-${at}`);
    expect(kept('{"error":"No"}', 400, ...secrets)).toBe('(hidden)');
    expect(kept('{"error":"No"}', 400, ...secrets.slice(1))).toBe('{"error":"No"}');
    expect(kept('{"x":1}', 200, ...secrets)).toBe('{"x":1}');
  });
});
