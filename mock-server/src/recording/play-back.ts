import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { injectedBody } from '../http/in-process-fetch.ts';
import { worldGone } from '../shared/http-error.ts';
import { isObject } from '../shared/validate.ts';
import { type JournalEntry, takeChanges } from '../worlds/journal.ts';
import { replayHeader, type World } from '../worlds/world.ts';
import { placeholderCredentials } from './secret-names.ts';

const secretField = new RegExp(`"(${Object.keys(placeholderCredentials).join('|')})"`);

/** True if a registration was rejected because of a credential, which the journal does not contain. */
export const wasRejectedForSecret = ({ url, status, answer }: JournalEntry): boolean =>
  url.startsWith('/users/register') && status === 400 && secretField.test(answer);

function withPlaceholders(entry: JournalEntry): unknown {
  const { request } = entry;
  if (!isObject(request)) return request;
  const names = Object.keys(placeholderCredentials).filter(
    (key) => typeof request[key] === 'string',
  );
  const standIn = (key: string) =>
    wasRejectedForSecret(entry) ? '?' : placeholderCredentials[key];
  return { ...request, ...Object.fromEntries(names.map((key) => [key, standIn(key)])) };
}

function toInjectOptions(app: FastifyInstance, world: World, entry: JournalEntry): InjectOptions {
  const { method, url, playerId, key } = entry;
  const headers: Record<string, string> = {
    ...(playerId > 0 && {
      authorization: `Bearer ${app.tokens.issueReplayToken(world, playerId)}`,
    }),
    ...(playerId === 0 && { 'x-mock-world': world.id }),
    ...(world.replay && { [replayHeader]: world.replay.key }),
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  const own = url.replace(/^(\/__mock\/worlds\/)[^/]+/, `$1${world.id}`);
  const base: InjectOptions = { method: method as 'GET', url: own, headers };
  const body = withPlaceholders(entry);
  if (body === undefined) return base;
  const { payload, length } = injectedBody(Buffer.from(JSON.stringify(body)));
  Object.assign(headers, { 'content-type': 'application/json', 'content-length': length });
  return { ...base, payload };
}

/**
 * Repeats the requests of a journal in a world, each at its time and without delays. `onReplayed` receives each
 * with the new entry, undefined if it was not recorded.
 */
export async function playBack(
  app: FastifyInstance,
  world: World,
  entries: readonly JournalEntry[],
  onReplayed: (entry: JournalEntry, again: JournalEntry | undefined) => void = () => {},
): Promise<void> {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  world.replaying = true;
  world.replay = { key: randomUUID(), ended };
  const repeat = async (entry: JournalEntry): Promise<void> => {
    world.frozenWallClock = entry.real;
    world.replayedFaults = entry.faults;
    const before = world.journal.last()?.number ?? 0;
    // A request whose connection is broken on purpose throws here; the journal has it.
    await app.inject(toInjectOptions(app, world, entry)).catch(() => undefined);
    const again = world.journal.last();
    onReplayed(entry, again && again.number > before ? again : undefined);
  };
  try {
    for (const entry of entries) {
      if (!app.worlds.isCurrent(world)) throw worldGone();
      await repeat(entry);
    }
    if (!app.worlds.isCurrent(world)) throw worldGone();
    takeChanges(world);
  } finally {
    world.replaying = false;
    world.replay = undefined;
    resolve();
  }
}
