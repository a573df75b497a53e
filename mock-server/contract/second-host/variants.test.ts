import { globSync } from 'node:fs';
import { join } from 'node:path';
import { endpointNames } from '@matka/contracts/api/endpoints';
import { describe, expect, it } from 'vitest';
import { clientReading, tokenEnd } from '../client-reading.ts';
import { askStandard, type RequestAndResponse } from './ask.ts';
import { breaks } from './breaks/breaks.ts';
import { createSecondHost, type SecondHost } from './host.ts';
import { fridayNoon } from './options.ts';
import type { EndpointName } from './routes.ts';
import { plain, type Variant } from './variant.ts';
import { variations } from './variations/variations.ts';

const origin = 'https://app.example';
const year = 365 * 24 * 3600;

/** What a token is good for: whether the host takes it, and whether the client can tell when it ends. */
function tokenReading(host: SecondHost, token: unknown) {
  const headers = { authorization: `Bearer ${token}` };
  const { status } = host.handle({ method: 'GET', url: '/markets/?app_id=surya-club', headers });
  const seconds = (tokenEnd(token) ?? 0) - fridayNoon / 1000;
  return { works: status === 200, ends: seconds > 0 && seconds < year };
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** A login or refresh without what differs between any two of them. */
function withoutTokens(reading: unknown, host: SecondHost): unknown {
  const { value, ...others } = fieldsOf(reading);
  if (value === undefined) return reading;
  const { user, tokens, access, ...rest } = fieldsOf(value);
  const { uuid, meta, ...known } = fieldsOf(user);
  const token = access ?? fieldsOf(tokens).access;
  return { ...others, value: { ...rest, user: known, token: tokenReading(host, token) } };
}

/** What a page of another origin may do with an endpoint. */
function permissionOf(host: SecondHost, { request, response }: RequestAndResponse) {
  const headers = { origin, 'access-control-request-method': request.method };
  const preflight = host.handle({ method: 'OPTIONS', url: request.url, headers });
  return [
    preflight.status < 300 && preflight.headers['access-control-allow-origin'] === origin,
    preflight.headers['access-control-allow-headers']?.toLowerCase().includes('authorization'),
    response.headers['access-control-allow-origin'] === origin,
  ];
}

/** All that the client reads of a variant, by request. */
function readingsOf(variant: Variant, endpoints?: readonly EndpointName[]) {
  const host = createSecondHost(variant);
  return askStandard(variant, { endpoints, origin }).map((asked) => {
    const { request, response } = asked;
    const reading = clientReading(request.endpoint, response);
    const isToken = request.endpoint === 'login' || request.endpoint === 'refresh';
    return {
      title: `${request.endpoint}: ${request.title}`,
      reading: isToken ? withoutTokens(reading, host) : reading,
      permission: permissionOf(host, asked),
    };
  });
}

const usual = readingsOf(plain);

describe('a sound variation', () => {
  it.each(variations.filter(({ differs, stateful }) => !differs && !stateful))(
    'is read like the plain host: $name',
    (variation) => {
      expect(readingsOf(variation)).toEqual(usual);
    },
  );

  it.each(variations.filter(({ differs, stateful }) => differs && !stateful))(
    'is read in another way: $name',
    (variation) => {
      expect(readingsOf(variation)).not.toEqual(usual);
    },
  );
});

describe('a break', () => {
  it.each(breaks.filter(({ stateful }) => !stateful))(
    'is seen by its endpoint alone: $name',
    (one) => {
      const { endpoint } = one;
      const own = usual.filter(({ title }) => title.startsWith(`${endpoint}: `));
      expect(readingsOf(one, [endpoint])).not.toEqual(own);
    },
  );

  it.each(endpointNames)('is not seen where there is none: %s', (endpoint) => {
    const own = usual.filter(({ title }) => title.startsWith(`${endpoint}: `));
    expect(readingsOf(plain, [endpoint])).toEqual(own);
  });

  it('breaks each endpoint in several ways', () => {
    const counts = endpointNames.map((name) => [
      name,
      breaks.filter(({ endpoint }) => endpoint === name).length > 1,
    ]);
    expect(counts).toEqual(endpointNames.map((name) => [name, true]));
  });
});

/** The lists that the files of a folder export, by file. */
async function listsOf(folder: 'breaks' | 'variations') {
  const files = globSync('*.ts', { cwd: join(import.meta.dirname, folder) }).filter(
    (file) => !/^(breaks|variations|variation)\.ts$/.test(file),
  );
  const lists: [string, readonly Variant[]][] = [];
  for (const file of files) {
    const module: object = await import(`./${folder}/${file.replace('.ts', '')}.ts`);
    lists.push([file, Object.values(module).filter(Array.isArray).flat()]);
  }
  return lists;
}

describe('the variants', () => {
  const all: readonly Variant[] = [...variations, ...breaks];

  it.each([
    ['breaks', breaks],
    ['variations', variations],
  ] as const)('hold the list of every file of %s', async (folder, variants) => {
    const lists = await listsOf(folder);
    expect(lists.length).toBeGreaterThan(4);
    for (const [file, list] of lists) {
      expect([file, list.length]).not.toEqual([file, 0]);
      expect([file, list.filter((one) => !variants.includes(one as never))]).toEqual([file, []]);
    }
    expect(lists.flatMap(([, list]) => list)).toHaveLength(variants.length);
  });

  it('are enough', () => {
    expect(variations.length).toBeGreaterThanOrEqual(30);
    expect(breaks.length).toBeGreaterThanOrEqual(60);
  });

  it('have names of their own and say in a sentence what they are', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    for (const { name, description } of all) {
      expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(description).toMatch(/^\S.*\.$/);
    }
  });
});
