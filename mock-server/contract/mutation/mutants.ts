import { at } from '@matka/contracts/host-kit/states/lookup';
import { type CallName, callOf } from '@matka/contracts/pact/endpoints';
import type { PactInteraction } from '@matka/contracts/pact/pact';
import { editedAt, placesOf } from './json-paths.ts';
import { type OperationName, operations } from './mutators.ts';

/** An interaction with what a provider that keeps it has answered. */
export interface Answered {
  interaction: PactInteraction;
  status: number;
  type: string;
  body: unknown;
}

/** The answers of one call with one status; of the betting calls those to one bet type, whose payloads differ. */
export interface Family {
  call: CallName;
  status: number;
  answered: readonly Answered[];
}

/** One way to break a provider: what it answers instead, wherever it answers in this way. */
export interface Mutant {
  family: Family;
  /** `$.data[*].id`, `status` or `content type`. */
  place: string;
  operation: string;
  /** The broken answer; undefined where this one holds nothing to break. */
  broken: (one: Answered) => Answered | undefined;
}

/** Objects whose keys are data, by call. */
const isMap = (call: CallName) => (place: string) => call === 'results' && place === '$.markets';

/** Every place of an answer of a call. */
export const placesIn = (call: CallName, body: unknown): string[] => placesOf(body, isMap(call));

const betTypeOf = ({ request }: PactInteraction) => at(request.body?.content, 'bet_type_id');

/** Sorts answers by what a provider could break on its own. */
export function familiesOf(answered: readonly Answered[]): Family[] {
  const keyed = answered.map((one) => {
    const call = callOf(one.interaction.request.method, one.interaction.request.path);
    if (!call) throw new Error(`"${one.interaction.description}" is of no known call.`);
    const betType = one.status < 400 ? betTypeOf(one.interaction) : undefined;
    return { one, call, key: [call, one.status, betType].join(' ') };
  });
  return [...Map.groupBy(keyed, ({ key }) => key).values()].flatMap((members) => {
    const [first] = members;
    if (!first) return [];
    const { call, one } = first;
    return [{ call, status: one.status, answered: members.map((member) => member.one) }];
  });
}

function edited(place: string, name: OperationName) {
  return (one: Answered): Answered | undefined => {
    let edits = 0;
    const edit = operations[name](() => {
      edits += 1;
    });
    const changed = editedAt(one.body, place, edit);
    return changed && edits > 0 ? { ...one, body: changed.answer } : undefined;
  };
}

/** A success that fails in both ways; a failure that succeeds, breaks down, or is one that no client knows. */
const otherStatuses = (status: number) =>
  (status < 400 ? [400, 500] : [200, 418, 500]).filter((other) => other !== status);

/** The keys of a map are data: none can be renamed. The root has no name, and without it there is no answer. */
const applies = (place: string, name: OperationName): boolean => {
  if (place === '$') return name === 'retyped' || name === 'nulled';
  return !(name === 'renamed' && /(\.\*|\[\*\])$/.test(place));
};

/** Every way to break the answers of a family. */
export function mutantsOf(family: Family): Mutant[] {
  const { call, status, answered } = family;
  const places = new Set(answered.flatMap(({ body }) => placesIn(call, body)));
  const names = Object.keys(operations) as OperationName[];
  const ofBodies = [...places].flatMap((place) =>
    names
      .filter((name) => applies(place, name))
      .map((operation) => ({ family, place, operation, broken: edited(place, operation) })),
  );
  const ofStatus = otherStatuses(status).map((other) => ({
    family,
    place: 'status',
    operation: `as ${other}`,
    broken: (one: Answered) => ({ ...one, status: other }),
  }));
  const ofType = {
    family,
    place: 'content type',
    operation: 'as HTML',
    broken: (one: Answered) => ({ ...one, type: 'text/html' }),
  };
  return [...ofBodies, ...ofStatus, ofType].filter(({ broken }) => answered.some(broken));
}
