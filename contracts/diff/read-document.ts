import { isObject, listOf } from '../pact/json.ts';
import { RecordingError, readText } from '../recording/recording-file.ts';
import { readOpenApi } from './read-openapi.ts';
import { readPact } from './read-pact.ts';
import type { ContractDocument, DocumentLine } from './shape.ts';

/** A file cannot be compared; the message is one line. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
}

const lineOf = (line: Readonly<Record<string, unknown>>): DocumentLine => ({
  call: String(line.call),
  description: String(line.description),
  outcome: String(line.outcome),
  reasons: listOf(line.reasons).map(String),
});

/** Recognises what a parsed document is and reads it. Throws DocumentError. */
export function parseDocument(value: unknown): ContractDocument {
  if (!isObject(value))
    throw new DocumentError('it is neither a pact, nor an OpenAPI document, nor a host report');
  if (Array.isArray(value.interactions)) return readPact(value);
  if (typeof value.openapi === 'string' && isObject(value.paths)) return readOpenApi(value);
  if (Array.isArray(value.lines) && isObject(value.counts))
    return {
      kind: 'host report',
      parts: [],
      interactions: new Map(),
      lines: value.lines.filter(isObject).map(lineOf),
    };
  if (typeof value.swagger === 'string')
    throw new DocumentError('it is OpenAPI 2 (Swagger); version 3 can be compared');
  throw new DocumentError('it is neither a pact, nor an OpenAPI document, nor a host report');
}

/** Reads a document from a file. Throws DocumentError, whose message names the file. */
export function readDocument(file: string): ContractDocument {
  try {
    return parseDocument(JSON.parse(readText(file)));
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new DocumentError(`${file}: it is not complete JSON, perhaps truncated.`);
    if (error instanceof DocumentError || error instanceof RecordingError)
      throw new DocumentError(`${file}: ${error.message}.`);
    throw error;
  }
}
