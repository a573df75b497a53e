import { readFileSync } from 'node:fs';
import swagger from '@fastify/swagger';
import { DetailError, FieldErrors } from '@matka/contracts/api/errors';
import Fastify from 'fastify';
import Type from 'typebox';
import { completeDocument, type Examples } from '../openapi/complete.ts';
import { namedPath, type OpenApiDraft } from '../openapi/components.ts';
import { controlEndpointSchemas, controlOperationIds } from './endpoint-schemas.ts';
import { controlNamedSchemas } from './named-schemas.ts';

/** The groups of the control API's operations, in the order of its document. */
export const controlTags = [
  { name: 'worlds', description: 'Create, reset, export and import worlds.' },
  { name: 'time', description: 'The clock and the market day.' },
  { name: 'draws', description: 'Results set by hand, and markets.' },
  { name: 'players', description: 'Wallets, bets, ledgers, tokens.' },
  { name: 'faults', description: 'Fault rules and magic inputs.' },
  { name: 'journal', description: 'Recorded requests: changes, replays, branches.' },
  { name: 'checks', description: 'Invariants and API coverage.' },
] as const;

type Tag = (typeof controlTags)[number]['name'];

/** Tags by the first part of a path below `/__mock/` or below a world. */
const tagsByPart: Readonly<Record<string, Tag>> = {
  clock: 'time',
  day: 'time',
  draws: 'draws',
  markets: 'draws',
  players: 'players',
  tokens: 'players',
  faults: 'faults',
  'magic-inputs': 'faults',
  journal: 'journal',
  replay: 'journal',
  branch: 'journal',
  invariants: 'checks',
  coverage: 'checks',
};

/** The tag of a path of the control API. */
export function controlTag(path: string): Tag {
  const [, part = ''] = /^\/__mock\/(?:worlds\/[^/]+\/)?([\w-]*)/.exec(path) ?? [];
  return tagsByPart[part] ?? 'worlds';
}

/** The committed examples; a test makes them from the responses of the mock. */
export const examplesFile = new URL('./examples.json', import.meta.url);

/** Path parameters, all strings. */
function paramsOf(path: string) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return names.length === 0
    ? {}
    : { params: Type.Object(Object.fromEntries(names.map((name) => [name, Type.String()]))) };
}

/** Makes the OpenAPI 3.1 document of the control API. */
export async function controlDocument(): Promise<object> {
  const sketch = Fastify();
  await sketch.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Matka mock: control API',
        version: '1.0.0',
        description:
          'Moves time, creates worlds, injects faults and replays journals, for tests and the console. Available to this machine only, unless the mock was started with --control any.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'The mock that serves this document.' }],
      tags: [...controlTags],
      // The guard looks at addresses, host names and sites, not at credentials.
      security: [],
    },
  });
  // Nothing is validated or sent here.
  sketch.setValidatorCompiler(() => () => true);
  sketch.setSerializerCompiler(() => JSON.stringify);
  for (const [call, { id: _, summary, response, ...asked }] of Object.entries(
    controlEndpointSchemas,
  )) {
    const [method = 'GET', url = '/'] = call.split(' ');
    const errors = {
      ...((asked.body || asked.querystring) && { 400: FieldErrors }),
      403: DetailError,
      ...(url.includes(':world') && { 404: DetailError }),
    };
    const tags = [controlTag(url)];
    const responses = { ...errors, ...response };
    const schema = { summary, tags, ...paramsOf(url), ...asked, response: responses };
    sketch.route({ method, url, schema, handler: () => null });
  }
  for (const [name, schema] of Object.entries(controlNamedSchemas)) {
    const response = { 200: schema };
    sketch.get(`${namedPath}${name}`, { schema: { response } }, () => null);
  }
  await sketch.ready();
  const document = JSON.parse(JSON.stringify(sketch.swagger())) as OpenApiDraft;
  await sketch.close();
  const examples: Examples = JSON.parse(readFileSync(examplesFile, 'utf8'));
  completeDocument(document, controlOperationIds, examples);
  return document;
}
