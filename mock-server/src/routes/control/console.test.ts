import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/build-app.ts';

describe('the console', () => {
  it('is served with its scripts and styles, each reachable from the page', async () => {
    const { anonymous } = await buildTestApp();
    const page = await anonymous('GET /__mock/');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    const waiting = [...page.body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((match) => match[1]);
    const seen = new Set<string>();
    for (const path of waiting) {
      if (path === undefined || seen.has(path)) continue;
      seen.add(path);
      const file = await anonymous(`GET ${path}`);
      expect(file.statusCode, path).toBe(200);
      for (const [, name] of file.body.matchAll(/from '\.\/([^']+)'/g)) {
        waiting.push(`/__mock/console/${name}`);
      }
    }
    // Every file of the folder but the page itself is used.
    expect(seen.size).toBe(readdirSync('mock-server/console').length - 1);
  });

  it('runs its own scripts only, and gives away no other file', async () => {
    const { anonymous } = await buildTestApp();
    const page = await anonymous('GET /__mock/');
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
    for (const path of ['..%2fpackage.json', 'package.json', '..%5cpackage.json']) {
      expect((await anonymous(`GET /__mock/console/${path}`)).statusCode).toBe(404);
    }
  });

  it('is where a browser arrives that opens the address of the mock', async () => {
    const { anonymous } = await buildTestApp();
    const page = await anonymous('GET /', undefined, { accept: 'text/html,*/*;q=0.8' });
    expect([page.statusCode, page.headers.location]).toEqual([303, '/__mock/']);
    const program = await anonymous('GET /', undefined, { accept: 'application/json' });
    expect([program.statusCode, program.json()]).toEqual([404, { detail: 'Not found.' }]);
  });

  it('is not there when control is off', async () => {
    const { anonymous } = await buildTestApp({ control: 'off' });
    expect((await anonymous('GET /__mock/')).statusCode).toBe(404);
  });
});
