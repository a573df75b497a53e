import { at } from '@matka/contracts/host-kit/states/lookup';
import { type EndpointName, endpointOf } from '@matka/contracts/pact/endpoints';
import type { PactInteraction } from '@matka/contracts/pact/pact';
import { editAt, jsonPaths } from './json-paths.ts';
import { type MutatorName, mutators } from './mutators.ts';

/** An interaction with what a provider that keeps it has recorded. */
export interface RecordedResponse {
  interaction: PactInteraction;
  status: number;
  type: string;
  body: unknown;
}

/** The answers of one endpoint with one status; of the betting calls those to one bet type, whose payloads differ. */
export interface ResponseGroup {
  endpoint: EndpointName;
  status: number;
  responses: readonly RecordedResponse[];
}

/** One way to break a provider: what it answers instead, wherever it answers in this way. */
export interface Mutant {
  group: ResponseGroup;
  /** `$.data[*].id`, `status` or `content type`. */
  path: string;
  mutator: string;
  /** The mutate answer; undefined where this one holds nothing to break. */
  mutate: (one: RecordedResponse) => RecordedResponse | undefined;
}

/** Objects whose keys are data, by endpoint. */
const isMap = (endpoint: EndpointName) => (path: string) =>
  endpoint === 'results' && path === '$.markets';

/** Every path of an answer of a endpoint. */
export const pathsIn = (endpoint: EndpointName, body: unknown): string[] =>
  jsonPaths(body, isMap(endpoint));

const betTypeOf = ({ request }: PactInteraction) => at(request.body?.content, 'bet_type_id');

/** Sorts answers by what a provider could break on its own. */
export function groupResponses(recorded: readonly RecordedResponse[]): ResponseGroup[] {
  const keyed = recorded.map((one) => {
    const endpoint = endpointOf(one.interaction.request.method, one.interaction.request.path);
    if (!endpoint)
      throw new Error(
        `"${one.interaction.description}" uses an endpoint that the API does not have.`,
      );
    const betType = one.status < 400 ? betTypeOf(one.interaction) : undefined;
    return { one, endpoint, key: [endpoint, one.status, betType].join(' ') };
  });
  return [...Map.groupBy(keyed, ({ key }) => key).values()].flatMap((members) => {
    const [first] = members;
    if (!first) return [];
    const { endpoint, one } = first;
    return [{ endpoint, status: one.status, responses: members.map((member) => member.one) }];
  });
}

function applyMutator(path: string, name: MutatorName) {
  return (one: RecordedResponse): RecordedResponse | undefined => {
    let edits = 0;
    const edit = mutators[name](() => {
      edits += 1;
    });
    const changed = editAt(one.body, path, edit);
    return changed && edits > 0 ? { ...one, body: changed.answer } : undefined;
  };
}

/** A success that fails in both ways; a failure that succeeds, breaks down, or is one that no client knows. */
const otherStatuses = (status: number) =>
  (status < 400 ? [400, 500] : [200, 418, 500]).filter((other) => other !== status);

/** The keys of a map are data: none can be renamed. The root has no name, and without it there is no answer. */
const applies = (path: string, name: MutatorName): boolean => {
  if (path === '$') return name === 'retyped' || name === 'nulled';
  return !(name === 'renamed' && /(\.\*|\[\*\])$/.test(path));
};

/** Every way to break the answers of a group. */
export function createMutants(group: ResponseGroup): Mutant[] {
  const { endpoint, status, responses } = group;
  const paths = new Set(responses.flatMap(({ body }) => pathsIn(endpoint, body)));
  const names = Object.keys(mutators) as MutatorName[];
  const ofBodies = [...paths].flatMap((path) =>
    names
      .filter((name) => applies(path, name))
      .map((mutator) => ({ group, path, mutator, mutate: applyMutator(path, mutator) })),
  );
  const ofStatus = otherStatuses(status).map((other) => ({
    group,
    path: 'status',
    mutator: `as ${other}`,
    mutate: (one: RecordedResponse) => ({ ...one, status: other }),
  }));
  const ofType = {
    group,
    path: 'content type',
    mutator: 'as HTML',
    mutate: (one: RecordedResponse) => ({ ...one, type: 'text/html' }),
  };
  return [...ofBodies, ...ofStatus, ofType].filter(({ mutate }) => responses.some(mutate));
}
