import { betTypeWithId } from '../../../bet-types.ts';
import { type BetType, read } from '../../../check/reader.ts';
import { at } from '../../../pact/json.ts';
import type { PactInteraction } from '../../../pact/pact.ts';
import type { HostReader } from './host-reader.ts';
import { found, inconclusive, type Lookup, missing } from './lookup.ts';

/** The bet types that a host lists; none if they cannot be read. */
export async function listedBetTypes(reader: HostReader): Promise<readonly BetType[]> {
  const listed = await reader.betTypes();
  return 'value' in listed ? (read('betTypes', listed.value) ?? []) : [];
}

/** Checks whether a host lists the bet type of an interaction. */
export async function checkBetType(
  { request }: PactInteraction,
  reader: HostReader,
): Promise<Lookup<true>> {
  const id = at(request.body?.content, 'bet_type_id');
  const code = betTypeWithId(Number(id))?.code;
  if (code === undefined) return found(true);
  const listed = await listedBetTypes(reader);
  if (listed.some(({ config }) => config.code === code)) return found(true);
  const all = await reader.betTypes();
  if ('value' in all && all.value.length === 0) return missing('the host lists no bet type');
  const readable = listed.some(({ config }) => codeIsKnown(config.code));
  return readable ? missing(`no bet type has the code ${code}`) : inconclusive('GET /bet-types/');
}

const codeIsKnown = (code: string): boolean => /^[a-z_]+$/.test(code);
