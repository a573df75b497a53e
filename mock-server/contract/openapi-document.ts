import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '../src/app.ts';

/** The parts of an OpenAPI 3.1 document that are read here. */
export interface OpenApiDocument {
  openapi: string;
  paths: Record<string, Record<string, unknown>>;
}

const file = join(import.meta.dirname, '../../contracts/openapi/matka-api.json');

/** The document that the mock serves, generated from its routes. */
async function servedDocument(): Promise<OpenApiDocument> {
  const app = await buildApp({ control: 'off' });
  try {
    return (await app.inject('/__mock/openapi.json')).json();
  } finally {
    await app.close();
  }
}

/** The document of the current code, as text. */
export const exportedText = async (): Promise<string> =>
  `${JSON.stringify(await servedDocument(), null, 2)}\n`;

/** The committed document, as text. */
export const committedText = (): string => readFileSync(file, 'utf8');

/** Replaces the committed document by the current one. */
export async function writeDocument(): Promise<void> {
  writeFileSync(file, await exportedText());
}
