import { type EndpointName, endpointOf } from '@matka/contracts/api/endpoints';
import { at } from '@matka/contracts/pact/json';
import type { PactInteraction } from '@matka/contracts/pact/pact';
import { editAt, jsonPaths } from './json-paths.ts';
import { type MutatorName, mutators } from './mutators.ts';

/** An interaction with the response of a conforming provider. */
export interface RecordedResponse {
  interaction: PactInteraction;
  status: number;
  type: string;
  body: unknown;
}

/** The responses of one endpoint with one status. Bets are grouped by bet type, too: their payloads differ. */
export interface ResponseGroup {
  endpoint: EndpointName;
  status: number;
  responses: readonly RecordedResponse[];
}

/** A provider with one defect: it occurs in all responses of a group. */
export interface Mutant {
  group: ResponseGroup;
  /** `$.data[*].id`, `status` or `content type`. */
  path: string;
  mutator: string;
  /** The broken response; undefined if the response contains nothing to break. */
  mutate: (response: RecordedResponse) => RecordedResponse | undefined;
}

/** Recognises the objects of an endpoint whose keys are data. */
const isMap = (endpoint: EndpointName) => (path: string) =>
  endpoint === 'results' && path === '$.markets';

/** All paths of a body of an endpoint. */
export const pathsIn = (endpoint: EndpointName, body: unknown): string[] =>
  jsonPaths(body, isMap(endpoint));

const betTypeOf = ({ request }: PactInteraction) => at(request.body?.content, 'bet_type_id');

/** Groups responses by endpoint, status and bet type. */
export function groupResponses(responses: readonly RecordedResponse[]): ResponseGroup[] {
  const keyed = responses.map((response) => {
    const { interaction, status } = response;
    const endpoint = endpointOf(interaction.request.method, interaction.request.path);
    if (!endpoint) throw new Error(`"${interaction.description}" uses an unknown endpoint.`);
    const betType = status < 400 ? betTypeOf(interaction) : undefined;
    return { endpoint, status, response, key: [endpoint, status, betType].join(' ') };
  });
  return [...Map.groupBy(keyed, ({ key }) => key).values()].flatMap((members) => {
    const [first] = members;
    if (!first) return [];
    const { endpoint, status } = first;
    return [{ endpoint, status, responses: members.map(({ response }) => response) }];
  });
}

function applyMutator(path: string, name: MutatorName) {
  return (response: RecordedResponse): RecordedResponse | undefined => {
    let edits = 0;
    const edit = mutators[name](() => {
      edits += 1;
    });
    const edited = editAt(response.body, path, edit);
    return edited && edits > 0 ? { ...response, body: edited.body } : undefined;
  };
}

/** A success becomes an error; an error becomes a success, a failure of the host and an unknown status. */
const otherStatuses = (status: number) =>
  (status < 400 ? [400, 500] : [200, 418, 500]).filter((other) => other !== status);

/** Rows and keys of maps cannot be renamed; the whole body can neither be renamed nor dropped. */
const applies = (path: string, name: MutatorName): boolean => {
  if (path === '$') return name === 'retyped' || name === 'nulled';
  return !(name === 'renamed' && /(\.\*|\[\*\])$/.test(path));
};

/** All mutants of a group. */
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
    mutate: (response: RecordedResponse) => ({ ...response, status: other }),
  }));
  const ofType = {
    group,
    path: 'content type',
    mutator: 'as HTML',
    mutate: (response: RecordedResponse) => ({ ...response, type: 'text/html' }),
  };
  return [...ofBodies, ...ofStatus, ofType].filter(({ mutate }) => responses.some(mutate));
}
