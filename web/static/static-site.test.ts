// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { statusText } from './bar-status.ts';
import { packWorld, unpackWorld } from './linked-world.ts';
import { unsupported } from './unsupported.ts';

describe('a page that cannot run the demo', () => {
  const page = {
    WebAssembly: {},
    BigInt64Array,
    structuredClone,
    isSecureContext: true,
    navigator: { serviceWorker: {} },
  };

  const withoutStorage = {
    ...page,
    get localStorage(): Storage {
      throw new DOMException('Access is denied', 'SecurityError');
    },
  };

  it.each([
    ['a browser that blocks storage', withoutStorage, 'stores nothing'],
    ['a file', { ...page, location: { protocol: 'file:' } as Location }, 'opened from a file'],
    ['an old browser', { navigator: page.navigator, isSecureContext: true }, 'too old'],
    ['http', { ...page, isSecureContext: false }, 'https or localhost'],
    ['a browser without service workers', { ...page, navigator: {} }, 'service workers'],
  ])('says so in one sentence: %s', (_, of, text) => {
    expect(unsupported(of)).toContain(text);
  });

  it('is none with all that it needs', () => {
    expect(unsupported(page)).toBeUndefined();
  });
});

describe('a link to a state', () => {
  it('holds the whole file of a world', async () => {
    const file = JSON.stringify({ format: 'matka-world-1', text: 'राव'.repeat(2_000) });
    const packed = await packWorld(file);
    expect(packed).toMatch(/^z\.[\w-]+$/);
    expect(packed.length).toBeLessThan(500);
    expect(await unpackWorld(packed)).toBe(file);
  });

  it.each(['z.', 'z.%%%', 'z.abcd', 'other'])('says that it is cut: %s', async (text) => {
    await expect(unpackWorld(text)).rejects.toThrow('holds no whole world');
  });
});

describe('the bar', () => {
  it('is silent while all is stored, and has a sentence for everything else', () => {
    expect(statusText({ is: 'stored' })).toBe('');
    expect(statusText({ is: 'unstored' })).toContain('stores nothing');
    expect(statusText({ is: 'incomplete', worlds: [] })).toContain('could not be read');
    expect(statusText({ is: 'incomplete', worlds: ['asha'] })).toContain('asha');
    expect(statusText({ is: 'full' })).toContain('storage is full');
    expect(statusText({ is: 'failed', reason: 'x' })).toContain('(x): it was not made');
    expect(statusText({ is: 'broken', reason: 'x' })).toContain('Start over');
  });
});
