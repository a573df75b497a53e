import { readFileSync } from 'node:fs';
import { at } from '@matka/contracts/pact/json';
import type { Pact } from '@matka/contracts/pact/pact';
import { committedPact } from '@matka/contracts/pact/pact-file';
import { describe, expect, it } from 'vitest';
import { comparatorFor } from './openapi-comparator.ts';
import { committedText, exportedText, type OpenApiDocument } from './openapi-document.ts';

const readPact = (): Pact => JSON.parse(readFileSync(committedPact, 'utf8'));
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

/** Leaves out the interactions of the mock's reserved players: the document does not describe them. */
function withoutMagicInputs(pact: Pact): Pact {
  const interactions = pact.interactions.filter(
    ({ providerStates: [{ params = {} }] }) => !params.player && !params.provoked,
  );
  return { ...pact, interactions };
}

const one = (pact: Pact, description: string) => {
  const found = pact.interactions.find((each) => each.description === description);
  if (!found) throw new Error(`There is no interaction "${description}".`);
  return found;
};

describe('the exported OpenAPI document', () => {
  it('equals the committed one; update it by `npm run contracts:check -- --update`', async () => {
    expect(await exportedText()).toBe(committedText());
  });

  it('allows all requests and responses of the pact', async () => {
    const pact = withoutMagicInputs(readPact());
    expect(pact.interactions.length).toBeGreaterThan(100);
    expect(await findings(pact, readDocument())).toEqual([]);
  });

  it('gives examples of requests that it allows', async () => {
    const pact = withoutMagicInputs(readPact());
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

  it('rejects an unknown query parameter', async () => {
    const pact = readPact();
    one(pact, 'the won bets').request.query = { page: ['1'], status: ['won'] };
    expect(await findings(withoutMagicInputs(pact), readDocument())).toEqual([
      expect.stringMatching(/^the won bets: request.query.unknown/),
    ]);
  });

  it('rejects a payload of another bet type', async () => {
    const pact = readPact();
    const bets = [{ digit: '5', points: 1, bet_type: 'open' }];
    one(pact, 'bets of Jodi Digit').request.body = {
      ...one(pact, 'bets of Jodi Digit').request.body,
      content: { bet_type_id: 3, market_id: 7, amount: 1, payload: { bets } },
    };
    expect(await findings(withoutMagicInputs(pact), readDocument())).toContainEqual(
      expect.stringMatching(/^bets of Jodi Digit: request.body.incompatible/),
    );
  });

  it('rejects a response that it does not describe', async () => {
    const pact = readPact();
    one(pact, 'a refresh with a valid refresh token').response.body = {
      ...one(pact, 'a refresh with a valid refresh token').response.body,
      content: { token: 'x' },
    };
    expect(await findings(withoutMagicInputs(pact), readDocument())).toContainEqual(
      expect.stringMatching(/^a refresh with a valid refresh token: response.body/),
    );
  });
});
