import type { EndpointName } from '../../api/endpoints.ts';
import { readRefusal } from '../../client/refusal.ts';
import { isUncovered } from '../../client/uncovered.ts';
import { at, isObject } from '../../reading/json.ts';
import type { Exchange } from '../exchange.ts';
import { describeFound, type Part, part } from '../finding.ts';

/** The findings on a refusal: contradictions, and notes on texts that the app replaces by its own. */
interface RefusalParts {
  parts: readonly Part[];
  notes: readonly Part[];
}

const unshown: readonly string[] = ['app_id', 'grant_type'];

/** Tells if a field holds a name that every host accepts. */
const isName = (field: string, value: unknown): boolean =>
  /^(first|last)_name$/.test(field) && typeof value === 'string' && /^[a-z]{2,}$/i.test(value);

/** The existing body in place of the expected texts. */
function describeBody(body: unknown): string {
  const names = Object.keys(isObject(body) ? body : {});
  return names.length === 0 ? describeFound(body) : `has ${names.slice(0, 4).join(', ')}`;
}

function formParts({ request, response, expected }: Exchange): RefusalParts {
  const { body: sent } = request;
  const names = Object.keys(isObject(sent) ? sent : {}).filter((name) => !unshown.includes(name));
  const bad = names.filter((name) => expected?.fields?.includes(name));
  const shown = readRefusal(response.body).fields;
  const shownNames = names.filter((name) => Object.hasOwn(shown, name));
  const inBad = (bad.length > 0 ? bad : names).slice(0, 4).join(' or ');
  // A host may have its own rules for numbers and secrets, and report one error at a time.
  const isRight = (name: string) =>
    bad.length > 0 && !bad.includes(name) && isName(name, at(sent, name));
  const [good] = shownNames;
  if (shownNames.some((name) => !isRight(name))) return { parts: [], notes: [] };
  if (good === undefined) {
    const effect = 'is not shown which field is wrong';
    const notes = [part([], describeBody(response.body), `a message for ${inBad}`, effect)];
    return { parts: [], notes };
  }
  const found = 'has a message, although its value is right';
  const effect = 'is shown the error at another field';
  return { parts: [part([good], found, `a message in ${inBad}`, effect)], notes: [] };
}

/** A refused request as the client reads it. A host may choose the texts of a refusal. */
export function refusalParts(endpoint: EndpointName, exchange: Exchange): RefusalParts {
  if (endpoint === 'register') return formParts(exchange);
  const { response, expected } = exchange;
  const { texts, fields, codes } = readRefusal(response.body);
  const [name] = Object.keys({ ...texts, ...fields });
  const isUnworded = name === undefined && codes.length === 0;
  const words = part([], describeBody(response.body), 'a text', 'reads the words of the app');
  if (!expected?.aboveBalance || isUncovered({ texts, fields, codes }, response.status))
    return { parts: [], notes: isUnworded ? [words] : [] };
  const place = name === undefined || name === 'body' ? [] : [name];
  const effect = 'is not shown the dialog with the points that are missing';
  return { parts: [part(place, 'has other words', '"insufficient balance"', effect)], notes: [] };
}
