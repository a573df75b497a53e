// Requests that json-schema-faker makes of both OpenAPI documents: every response has a status, a media type and a body that its document has.
// Usage: node fuzz.ts <address of a mock>
import { Ajv2020 } from 'ajv/dist/2020.js';
import { generate, type JsonSchema } from 'json-schema-faker';

interface Media {
  content?: Record<string, { schema?: JsonSchema }>;
}
interface Operation {
  parameters?: { in: string; name: string; schema?: JsonSchema }[];
  requestBody?: Media;
  responses: Record<string, Media>;
}
const methods = ['get', 'post', 'put', 'delete'] as const;
type Method = (typeof methods)[number];
interface Document {
  paths: Record<string, Partial<Record<Method, Operation>>>;
  components: object;
}

const [mock = ''] = process.argv.slice(2);
const documents = ['openapi.json', 'control.openapi.json'];
const rounds = 10;

async function logIn(): Promise<string> {
  const response = await fetch(`${mock}/users/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      app_id: 'kalyan-matka',
      grant_type: 'otp',
      mobile_number: '9876543210',
      otp: '482913',
    }),
  });
  const { tokens } = (await response.json()) as { tokens: { access: string } };
  return tokens.access;
}

/** A schema without references: its document's components stand below it. */
const withComponents = (schema: JsonSchema, { components }: Document) => ({
  ...Object(schema),
  components,
});

const schemaOf = (media: Media | undefined): JsonSchema | undefined =>
  media?.content?.['application/json']?.schema;

const fakeOf = (schema: JsonSchema, document: Document, seed: number): Promise<unknown> =>
  generate(withComponents(schema, document), { seed, alwaysFakeOptionals: seed % 2 === 0 });

let tried = 0;
const findings = new Set<string>();

async function tryOperation(
  document: Document,
  path: string,
  method: Method,
  { parameters = [], requestBody, responses }: Operation,
  seed: number,
): Promise<void> {
  let address = path;
  const query = new URLSearchParams();
  for (const { in: place, name, schema } of parameters) {
    const value = await fakeOf(schema ?? {}, document, seed);
    // Each round has its world, so that no round removes another's.
    const text = name === 'world' ? `fuzz-${seed}` : String(value);
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(text));
    else if (place === 'query') query.set(name, text);
  }
  const schema = schemaOf(requestBody);
  const body = schema && (await fakeOf(schema, document, seed));
  const token = await logIn();
  const response = await fetch(`${mock}${address}?${query}`, {
    method: method.toUpperCase(),
    headers: {
      authorization: `Bearer ${token}`,
      ...(schema && { 'content-type': 'application/json' }),
    },
    ...(schema && { body: JSON.stringify(body) }),
  });
  tried += 1;
  const call = `${method.toUpperCase()} ${path}`;
  const declared = responses[response.status];
  const text = await response.text();
  if (!declared) {
    findings.add(`${call}: undocumented ${response.status} ${text.slice(0, 120)}`);
    return;
  }
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  const types = Object.keys(declared.content ?? {});
  if (text !== '' && !types.includes(type))
    findings.add(`${call} ${response.status}: ${type} instead of ${types.join(' or ')}`);
  const expected = schemaOf(declared);
  const isJson = response.headers.get('content-type')?.includes('json');
  if (!expected || !isJson || text === '') return;
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const fits = ajv.compile(withComponents(expected, document));
  if (!fits(JSON.parse(text)))
    findings.add(`${call} ${response.status}: ${ajv.errorsText(fits.errors).slice(0, 160)}`);
}

for (const name of documents) {
  const document = (await (await fetch(`${mock}/__mock/${name}`)).json()) as Document;
  for (const [path, operations] of Object.entries(document.paths))
    for (const method of methods) {
      const operation = operations[method];
      for (let seed = 1; operation && seed <= rounds; seed += 1)
        await tryOperation(document, path, method, operation, seed);
    }
}
console.log([...findings, `${tried} requests, ${findings.size} findings`].join('\n'));
process.exit(findings.size > 0 ? 1 : 0);
