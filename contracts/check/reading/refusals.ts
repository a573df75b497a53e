import type { EndpointName } from '../../api/endpoints.ts';
import { isUncovered, readRefusal } from '../../client/refusal.ts';
import { at, isObject } from '../../pact/json.ts';
import type { Exchange } from '../exchange.ts';
import { describeFound, type Part, part } from '../finding.ts';

const unshown: readonly string[] = ['app_id', 'grant_type'];

/** Tells if a field holds a name that every host accepts. */
const isName = (field: string, value: unknown): boolean =>
  /^(first|last)_name$/.test(field) && typeof value === 'string' && /^[a-z]{2,}$/i.test(value);

const unshownError = 'is not shown which field is wrong';

/** The body that is there in place of the fields of a form. */
function besides(body: unknown): string {
  const names = Object.keys(isObject(body) ? body : {});
  if (names.length === 0) return `and ${describeFound(body)}`;
  return `and has ${names.slice(0, 4).join(', ')}`;
}

function formParts({ request, expected }: Exchange, body: unknown): Part[] {
  const { fields = [] } = expected ?? {};
  const { body: sent } = request;
  const names = Object.keys(isObject(sent) ? sent : {}).filter((name) => !unshown.includes(name));
  const bad = names.filter((name) => fields.includes(name));
  const shown = readRefusal(body).fields;
  const shownNames = names.filter((name) => Object.hasOwn(shown, name));
  // A host may have its own rules for numbers and secrets, and report one error at a time.
  const isRight = (name: string) =>
    bad.length > 0 && !bad.includes(name) && isName(name, at(sent, name));
  if (shownNames.some((name) => !isRight(name))) return [];
  const [good] = shownNames;
  if (good)
    return [
      part(
        [good],
        'has a message, although its value is right',
        `a message in ${bad.slice(0, 4).join(' or ')}`,
        'is shown the error at another field',
      ),
    ];
  const wrong = names.find((name) => at(body, name) !== undefined);
  const missing = (bad.length > 0 ? bad : names).slice(0, 4).join(' or ');
  return [
    wrong
      ? part([wrong], describeFound(at(body, wrong)), 'a text, or a list of texts', unshownError)
      : part(
          [],
          `lacks ${missing} ${besides(body)}`,
          'messages by field of the form',
          unshownError,
        ),
  ];
}

/** The refusal of a bet as the client reads it. */
function betParts({ expected, response }: Exchange): Part[] {
  const refusal = readRefusal(response.body);
  const [name] = Object.keys({ ...refusal.texts, ...refusal.fields });
  if (name === undefined && refusal.codes.length === 0)
    return [
      part(
        ['error'],
        describeFound(at(response.body, 'error')),
        'a text in error or message',
        'reads other words than those for the refusal',
      ),
    ];
  if (!expected?.aboveBalance || isUncovered(refusal, response.status)) return [];
  return [
    part(
      name === undefined || name === 'body' ? [] : [name],
      'has other words',
      'the words "insufficient balance"',
      'is not shown the dialog with the points that are missing',
    ),
  ];
}

/** The fault in the message that a player gets for a refused request. */
export function refusalParts(endpoint: EndpointName, exchange: Exchange): Part[] {
  const { body } = exchange.response;
  if (endpoint === 'register') return formParts(exchange, body);
  if (endpoint === 'betting') return betParts(exchange);
  if (Object.keys(readRefusal(body).texts).length > 0) return [];
  return [
    part(
      ['error'],
      describeFound(at(body, 'error')),
      'a text in error, message or detail',
      'is not shown what is wrong',
    ),
  ];
}
