import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** Starts and closes a mock in a process of its own. Prints what was loaded. */
const program = `
import { registerHooks } from 'node:module';
const loaded = new Set();
registerHooks({
  load(url, context, next) {
    loaded.add(/node_modules\\/((?:@[^/]+\\/)?[^/]+)\\/(?!.*node_modules)/.exec(url)?.[1] ?? url);
    return next(url, context);
  },
});
const { buildApp } = await import(process.argv[1]);
const app = await buildApp();
await app.listen({ port: 0 });
await app.close();
const undici = process.moduleLoadList.some((name) => name.includes('undici')) ? ['undici'] : [];
console.log(JSON.stringify([...loaded, ...undici].filter((name) => !/[:]/.test(name))));
`;

describe('the start of the mock', () => {
  it('loads no package that only later requests need', () => {
    const app = new URL('./app.ts', import.meta.url).href;
    const args = ['--input-type=module', '--eval', program, app];
    const loaded: string[] = JSON.parse(
      execFileSync(process.execPath, args, { encoding: 'utf8', timeout: 60_000 }),
    );
    expect(loaded).toContain('fastify');
    const heavy = ['typebox', 'undici', '@fastify/swagger', 'ajv'];
    expect(heavy.filter((name) => loaded.includes(name))).toEqual([]);
  });
});
