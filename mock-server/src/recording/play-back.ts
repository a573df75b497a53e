import { developmentOtp } from '@matka/fixtures/players';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { isObject } from '../shared/read-form.ts';
import type { JournalEntry } from '../worlds/journal.ts';
import type { World } from '../worlds/world.ts';
import { skipChanges } from './record-request.ts';

/** The journal keeps no secrets; these pass where the real ones did. */
const standIns: Readonly<Record<string, string>> = {
  password: 'Replayed@1',
  confirm_password: 'Replayed@1',
  mpin: '1357',
  confirm_mpin: '1357',
  otp: developmentOtp,
};
const secretField = new RegExp(`"(${Object.keys(standIns).join('|')})"`);

/** Whether a registration was refused for a secret, which nobody knows any more. */
export const isRefusedForSecret = ({ url, status, answer }: JournalEntry): boolean =>
  url.startsWith('/users/register') && status === 400 && secretField.test(answer);

function withStandIns(entry: JournalEntry): unknown {
  const { request } = entry;
  if (!isObject(request)) return request;
  const names = Object.keys(standIns).filter((key) => typeof request[key] === 'string');
  const standIn = (key: string) => (isRefusedForSecret(entry) ? '?' : standIns[key]);
  return { ...request, ...Object.fromEntries(names.map((key) => [key, standIn(key)])) };
}

function injected(app: FastifyInstance, world: World, entry: JournalEntry): InjectOptions {
  const { method, url, playerId, key } = entry;
  const headers: Record<string, string> = {
    ...(playerId > 0 && { authorization: `Bearer ${app.tokens.forReplay(world, playerId)}` }),
    ...(playerId === 0 && { 'x-mock-world': world.id }),
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  const own = url.replace(/^(\/__mock\/worlds\/)[^/]+/, `$1${world.id}`);
  const base: InjectOptions = { method: method as 'GET', url: own, headers };
  const body = withStandIns(entry);
  return body === undefined ? base : { ...base, payload: body as object };
}

/**
 * Makes the calls of a journal once more in a world, each at its time and without any waiting; `told` hears of each
 * with what the journal of that world says of it, undefined when it says nothing.
 */
export async function play(
  app: FastifyInstance,
  world: World,
  entries: readonly JournalEntry[],
  told: (entry: JournalEntry, again: JournalEntry | undefined) => void = () => {},
): Promise<void> {
  world.replaying = true;
  for (const entry of entries) {
    world.heldAt = entry.real;
    const before = world.journal.last()?.number ?? 0;
    // A call whose connection is broken on purpose throws here; the journal has it.
    await app.inject(injected(app, world, entry)).catch(() => undefined);
    const again = world.journal.last();
    told(entry, again && again.number > before ? again : undefined);
  }
  skipChanges(world);
  world.replaying = false;
}
