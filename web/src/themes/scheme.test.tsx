import { beforeEach, describe, expect, it, vi } from 'vitest';

const SCHEME_KEY = 'scheme';

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

describe('the dark colours', () => {
  it('follow the system until the player chooses', async () => {
    const query = matchMedia('(prefers-color-scheme: dark)');
    vi.spyOn(query, 'matches', 'get').mockReturnValue(true);
    vi.spyOn(window, 'matchMedia').mockReturnValue(query);
    const { schemes } = await import('./scheme.ts');
    expect(schemes.current).toBe('dark');
    vi.spyOn(query, 'matches', 'get').mockReturnValue(false);
    query.dispatchEvent(new Event('change'));
    expect(schemes.current).toBe('light');
  });

  it('keep working on a foreign choice in the storage', async () => {
    localStorage.setItem(SCHEME_KEY, 'neon');
    const { schemes } = await import('./scheme.ts');
    expect(schemes.current).toBe('light');
  });
});
