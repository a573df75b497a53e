import { execFileSync } from 'node:child_process';
import { defaultAppId, mainPlayer } from '@matka/fixtures/players';
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
const starting = [...loaded];
const undici = process.moduleLoadList.some((name) => name.includes('undici')) ? ['undici'] : [];
const login = JSON.parse(process.argv[2]);
const { tokens } = (await app.inject({ method: 'POST', url: '/users/login/', payload: login })).json();
const headers = { authorization: 'Bearer ' + tokens.access };
const bet = { bet_type_id: 3, market_id: 7, amount: 5, payload: { bets: [{ jodi: '12', points: 5 }] } };
const placed = await app.inject({ method: 'POST', url: '/betting/', headers, payload: bet });
const history = await app.inject({ url: '/bets/history/?page=1', headers });
await app.close();
const packages = (names) => names.filter((name) => !/[:]/.test(name));
console.log(JSON.stringify({
  starting: packages([...starting, ...undici]),
  playing: packages([...loaded]),
  statuses: [placed.statusCode, history.statusCode],
}));
`;

interface Loaded {
  starting: string[];
  playing: string[];
  statuses: number[];
}

describe('the mock', () => {
  it('loads no package before it is needed', () => {
    const app = new URL('./app.ts', import.meta.url).href;
    const { mobile: mobile_number, otp } = mainPlayer;
    const login = { app_id: defaultAppId, grant_type: 'otp', mobile_number, otp };
    const args = ['--input-type=module', '--eval', program, app, JSON.stringify(login)];
    const { starting, playing, statuses }: Loaded = JSON.parse(
      execFileSync(process.execPath, args, { encoding: 'utf8', timeout: 60_000 }),
    );
    expect(starting).toContain('fastify');
    const heavy = ['undici', '@fastify/swagger', 'ajv'];
    expect(heavy.filter((name) => starting.includes(name))).toEqual([]);
    expect(statuses.every((status) => status < 500)).toBe(true);
    expect(playing).toContain('ajv');
  });
});
