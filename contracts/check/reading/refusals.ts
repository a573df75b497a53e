import type { EndpointName } from '../../api/endpoints.ts';
import { at, isObject } from '../../pact/json.ts';
import type { Exchange } from '../exchange.ts';
import { describeFound, type Part, part } from '../finding.ts';

const shown = (value: unknown): boolean =>
  [value].flat().some((one) => typeof one === 'string' && one.trim() !== '');

const unshown: readonly string[] = ['app_id', 'grant_type'];

/** Whether a field holds a name that every host accepts. */
const isName = (field: string, value: unknown): boolean =>
  /^(first|last)_name$/.test(field) && typeof value === 'string' && /^[a-z]{2,}$/i.test(value);

function formParts({ request, expected }: Exchange, body: unknown): Part[] {
  const { fields = [] } = expected ?? {};
  const { body: sent } = request;
  const names = Object.keys(isObject(sent) ? sent : {}).filter((name) => !unshown.includes(name));
  const bad = names.filter((name) => fields.includes(name));
  const shownNames = names.filter((name) => shown(at(body, name)));
  // A host may have its own rules for numbers and secrets, and report one error at a time.
  const isRight = (name: string) =>
    bad.length > 0 && !bad.includes(name) && isName(name, at(sent, name));
  if (shownNames.some((name) => !isRight(name))) return [];
  const [good] = shownNames;
  if (good)
    return [
      part(
        `$.${good}`,
        'has a message, although its value is right',
        `a message in ${bad.slice(0, 4).join(' or ')}`,
        'is shown the error at another field',
      ),
    ];
  const wrong = names.find((name) => at(body, name) !== undefined);
  return [
    part(
      wrong ? `$.${wrong}` : '$',
      wrong ? describeFound(at(body, wrong)) : 'names no field of the form',
      'messages by field of the form',
      'is not shown which field is wrong',
    ),
  ];
}

const insufficient = /insufficient (wallet )?(balance|funds)/i;

function betParts({ expected }: Exchange, body: unknown): Part[] {
  const error = at(body, 'error');
  const aboveBalance =
    expected?.aboveBalance && !insufficient.test(String(error ?? at(body, 'message')));
  // A message is shown as it is.
  if (!aboveBalance && error === undefined && shown(at(body, 'message'))) return [];
  const effect = 'reads other words than those for the refusal';
  const place = '$.error';
  if (typeof error !== 'string' || error.trim() === '')
    return [part(place, describeFound(error), 'a text', effect)];
  if (!aboveBalance) return [];
  return [
    part(
      place,
      'has other words',
      'the words "insufficient balance"',
      'is not shown the dialog with the points that are missing',
    ),
  ];
}

/** What is wrong with the message that a player gets for a refused request. */
export function refusalParts(endpoint: EndpointName, exchange: Exchange): Part[] {
  const { body } = exchange.response;
  if (endpoint === 'register') return formParts(exchange, body);
  if (endpoint === 'betting') return betParts(exchange, body);
  if ([at(body, 'error'), at(body, 'message'), at(body, 'detail')].some(shown)) return [];
  return [
    part(
      '$.error',
      describeFound(at(body, 'error')),
      'a text in error, message or detail',
      'is not shown what is wrong',
    ),
  ];
}
