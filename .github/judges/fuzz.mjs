// Requests that json-schema-faker makes of both OpenAPI documents: every response has a status and a body that its document has.
// Usage: node fuzz.mjs <address of a mock>
import { Ajv2020 } from 'ajv/dist/2020.js';
import { generate } from 'json-schema-faker';

const [mock] = process.argv.slice(2);
const documents = ['openapi.json', 'control.openapi.json'];
const rounds = 10;
const methods = ['get', 'post', 'put', 'delete'];

async function logIn() {
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
  return (await response.json()).tokens.access;
}

/** A schema without references: its document's components stand below it. */
const withComponents = (schema, { components }) => ({ ...schema, components });

async function fakeOf(schema, document, seed) {
  return generate(withComponents(schema, document), { seed, alwaysFakeOptionals: seed % 2 === 0 });
}

let tried = 0;
const findings = new Set();

async function tryOperation(
  document,
  path,
  method,
  { parameters = [], requestBody, responses },
  seed,
) {
  let address = path;
  const query = new URLSearchParams();
  for (const { in: place, name, schema } of parameters) {
    const value = await fakeOf(schema ?? {}, document, seed);
    // Worlds of their own, so that no round removes that of another.
    const text = name === 'world' ? `fuzz-${seed}` : String(value);
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(text));
    else if (place === 'query') query.set(name, text);
  }
  const schema = requestBody?.content?.['application/json']?.schema;
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
  if (!declared)
    return findings.add(`${call}: undocumented ${response.status} ${text.slice(0, 120)}`);
  const expected = declared.content?.['application/json']?.schema;
  const isJson = response.headers.get('content-type')?.includes('json');
  if (!expected || !isJson || text === '') return undefined;
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const fits = ajv.compile(withComponents(expected, document));
  if (!fits(JSON.parse(text)))
    findings.add(`${call} ${response.status}: ${ajv.errorsText(fits.errors).slice(0, 160)}`);
  return undefined;
}

for (const name of documents) {
  const document = await (await fetch(`${mock}/__mock/${name}`)).json();
  for (const [path, operations] of Object.entries(document.paths))
    for (const method of methods.filter((one) => operations[one]))
      for (let seed = 1; seed <= rounds; seed += 1)
        await tryOperation(document, path, method, operations[method], seed);
}
console.log([...findings, `${tried} requests, ${findings.size} findings`].join('\n'));
process.exit(findings.size > 0 ? 1 : 0);
