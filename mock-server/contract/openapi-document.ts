import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '../src/app.ts';

/** An OpenAPI 3.1 document, as far as it is read here. */
export interface OpenApiDocument {
  openapi: string;
  paths: Record<string, Record<string, unknown>>;
}

const file = join(import.meta.dirname, '../../contracts/openapi/matka-api.json');

/** The document as the mock serves it, made from the routes that answer. */
async function servedDocument(): Promise<OpenApiDocument> {
  const app = await buildApp({
    defaultWorld: 'openapi',
    file: undefined,
    fresh: false,
    seed: 1,
    scenario: 'usual',
    now: undefined,
    strict: true,
    control: 'off',
    secret: 'openapi',
  });
  try {
    return (await app.inject('/__mock/openapi.json')).json();
  } finally {
    await app.close();
  }
}

/** The text of the exported document as it is now. */
export const exportedText = async (): Promise<string> =>
  `${JSON.stringify(await servedDocument(), null, 2)}\n`;

/** The text of the exported document as it is committed. */
export const committedText = (): string => readFileSync(file, 'utf8');

/** Puts the exported document in the place of the committed one. */
export async function writeDocument(): Promise<void> {
  writeFileSync(file, await exportedText());
}
