import { developmentOtp } from '@matka/fixtures/players';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { JournalEntry } from '../journal/journal.ts';
import { skipChanges } from '../journal/record-call.ts';
import { isObject } from '../validation/read.ts';
import { changeSettings, forgetKept, type World } from '../worlds/world.ts';

type Told = Pick<JournalEntry, 'status' | 'answer' | 'digest' | 'rows' | 'ledger'>;

/** A call whose replay came out otherwise. */
export interface Difference {
  number: number;
  call: string;
  recorded: Told;
  replayed: Told | undefined;
}

/** What a replay found. */
export interface Replay {
  calls: number;
  /** Calls that were compared: not those about tokens and the mock itself. */
  compared: number;
  differences: Difference[];
}

/** The journal keeps no secrets; these pass where the real ones did. */
const standIns: Readonly<Record<string, string>> = {
  password: 'Replayed@1',
  confirm_password: 'Replayed@1',
  mpin: '1357',
  confirm_mpin: '1357',
  otp: developmentOtp,
};

function withStandIns(body: unknown): unknown {
  if (!isObject(body)) return body;
  const secrets = Object.entries(standIns).filter(([key]) => typeof body[key] === 'string');
  return { ...body, ...Object.fromEntries(secrets) };
}

/** Answers about tokens differ from call to call, those of the control API name the world. */
const isCompared = ({ url, status }: JournalEntry): boolean =>
  status !== 401 &&
  !url.startsWith('/__mock/') &&
  !url.startsWith('/users/login') &&
  !url.startsWith('/token/refresh');

function injected(app: FastifyInstance, twin: World, entry: JournalEntry): InjectOptions {
  const { method, url, playerId, key, request } = entry;
  const holder = { playerId, appId: twin.id };
  const headers: Record<string, string> = {
    ...(playerId > 0 && { authorization: `Bearer ${app.tokens.forRefresh(twin, holder)}` }),
    ...(playerId === 0 && { 'x-mock-world': twin.id }),
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  const own = url.replace(/^(\/__mock\/worlds\/)[^/]+/, `$1${twin.id}`);
  const base: InjectOptions = { method: method as 'GET', url: own, headers };
  const body = withStandIns(request);
  return body === undefined ? base : { ...base, payload: body as object };
}

const told = ({ status, answer, digest, rows, ledger }: JournalEntry): Told => ({
  status,
  answer,
  digest,
  rows,
  ledger,
});

/**
 * Plays the journal of a world again on a twin of it as it was born, each call at its time, and
 * tells where the answers, the rows changed or the money moved differ. The journal must be whole.
 */
export async function replay(app: FastifyInstance, world: World): Promise<Replay> {
  const entries = world.journal.entries();
  const twin = app.worlds.twin(`${world.id.slice(0, 57)}-replay`, world.settings.birth);
  const differences: Difference[] = [];
  for (const entry of entries) {
    changeSettings(twin, { clock: { mode: 'fixed', at: entry.at } });
    forgetKept(twin);
    skipChanges(twin);
    // A call whose connection is broken on purpose throws here; the journal of the twin has it.
    await app.inject(injected(app, twin, entry)).catch(() => undefined);
    const again = twin.journal.entries().at(-1);
    const replayed = again && told(again);
    if (!isCompared(entry) || JSON.stringify(replayed) === JSON.stringify(told(entry))) continue;
    const call = `${entry.method} ${entry.url}`;
    differences.push({ number: entry.number, call, recorded: told(entry), replayed });
  }
  app.worlds.drop(twin.id);
  return { calls: entries.length, compared: entries.filter(isCompared).length, differences };
}
