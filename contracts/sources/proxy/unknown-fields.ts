import { endpointOf } from '../../api/endpoints.ts';
import type { Exchange } from '../../check/exchange.ts';
import { fieldPlaces } from '../../check/reading/losses.ts';
import { isObject } from '../../pact/json.ts';

/** Identifiers that look like code: letters with underscores or capitals, few digits. */
const codeIdentifier = /^[a-z][a-zA-Z]*\d{0,2}(_[a-zA-Z]+\d{0,2}|_\d{1,2})*$/;

/** All words of values: a name that is one of them may be personal data. */
function collectWords(value: unknown, into: Set<string>): Set<string> {
  if (typeof value === 'string' || typeof value === 'number')
    for (const word of String(value).toLowerCase().split(/\s+/)) into.add(word);
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) collectWords(inner, into);
  return into;
}

/** The places of a success that no declaration names, with stars for rows. Names that may be data are dots. */
export function unknownFields({ request, response }: Exchange): string[] {
  const endpoint = endpointOf(request.method, request.path);
  const known = endpoint ? fieldPlaces(endpoint) : undefined;
  if (!known?.size || response.status >= 300) return [];
  const words = collectWords([response.body, request.body, request.query], new Set());
  const found = new Set<string>();
  const walk = (value: unknown, place: string): void => {
    if (Array.isArray(value)) for (const entry of value) walk(entry, `${place}[*]`);
    if (!isObject(value)) return;
    for (const [name, inner] of Object.entries(value)) {
      const own = known.has(`${place}.*`) ? `${place}.*` : `${place}.${name}`;
      if (known.has(own)) walk(inner, own);
      else if (codeIdentifier.test(name) && !words.has(name.toLowerCase())) found.add(own);
      else found.add(`${place}.…`);
    }
  };
  walk(response.body, '$');
  return [...found];
}
