import { readFileSync } from 'node:fs';
import type { Pact } from '@matka/contracts/pact/pact';
import { committedPact } from '@matka/contracts/pact/pact-file';
import { at } from '@matka/contracts/reading/json';
import { expect, it } from 'vitest';
import { comparatorFor } from './openapi-comparator.ts';
import { committedText, exportedText, type OpenApiDocument } from './openapi-document.ts';

/** Refusals in a form of another host, which the mock shows for reserved inputs alone: the document has its own form. */
const ofOtherHosts = ['a bet rejected with a message', 'a refresh that the host does not support'];

function readPact(): Pact {
  const pact: Pact = JSON.parse(readFileSync(committedPact, 'utf8'));
  const own = pact.interactions.filter(({ description }) => !ofOtherHosts.includes(description));
  expect(own).toHaveLength(pact.interactions.length - ofOtherHosts.length);
  return { ...pact, interactions: own };
}
const readDocument = (): OpenApiDocument => JSON.parse(committedText());

/** Conflicts between a pact and a document. Warnings count: unknown query parameters are only warnings. */
async function findings(pact: Pact, document: OpenApiDocument): Promise<string[]> {
  const found: string[] = [];
  const results = comparatorFor(document).compare(pact);
  for await (const { type, code, message, mockDetails } of results) {
    if (type === 'info') continue;
    found.push(`${mockDetails?.interactionDescription}: ${code}: ${message}`);
  }
  return found;
}

const one = (pact: Pact, description: string) => {
  const found = pact.interactions.find((each) => each.description === description);
  if (!found) throw new Error(`There is no interaction "${description}".`);
  return found;
};

it('the exported OpenAPI document equals the committed one (npm run contracts:check -- --update)', async () => {
  expect(await exportedText()).toBe(committedText());
});

it('the exported OpenAPI document allows all requests and responses of the pact', async () => {
  const pact = readPact();
  expect(pact.interactions.length).toBeGreaterThan(100);
  expect(await findings(pact, readDocument())).toEqual([]);
});

it('the exported OpenAPI document gives examples of requests that it allows', async () => {
  const pact = readPact();
  const document = readDocument();
  const posted = Object.entries(document.paths).flatMap(([path, { post }]) => {
    const interaction = pact.interactions.find(
      ({ request, response }) => request.path === path && response.status < 300,
    );
    const content = at(post, 'requestBody', 'content', 'application/json', 'example');
    if (!interaction?.request.body) return [];
    const body = { ...interaction.request.body, content };
    return [{ ...interaction, request: { ...interaction.request, body } }];
  });
  expect(posted).toHaveLength(5);
  expect(await findings({ ...pact, interactions: posted }, document)).toEqual([]);
});

it('the exported OpenAPI document rejects an unknown query parameter', async () => {
  const pact = readPact();
  one(pact, 'the won bets').request.query = { page: ['1'], status: ['won'] };
  expect(await findings(pact, readDocument())).toEqual([
    expect.stringMatching(/^the won bets: request.query.unknown/),
  ]);
});

it('the exported OpenAPI document rejects a payload of another bet type', async () => {
  const pact = readPact();
  const bets = [{ digit: '5', points: 1, bet_type: 'open' }];
  one(pact, 'bets of Jodi Digit').request.body = {
    ...one(pact, 'bets of Jodi Digit').request.body,
    content: { bet_type_id: 3, market_id: 7, amount: 1, payload: { bets } },
  };
  expect(await findings(pact, readDocument())).toContainEqual(
    expect.stringMatching(/^bets of Jodi Digit: request.body.incompatible/),
  );
});

it('the exported OpenAPI document rejects a response that it does not describe', async () => {
  const pact = readPact();
  one(pact, 'a refresh with a valid refresh token').response.body = {
    ...one(pact, 'a refresh with a valid refresh token').response.body,
    content: { token: 'x' },
  };
  expect(await findings(pact, readDocument())).toContainEqual(
    expect.stringMatching(/^a refresh with a valid refresh token: response.body/),
  );
});
