import { Pagination } from '../../api/common.ts';
import { type EndpointName, isUnshown, readsOf } from '../../api/endpoints.ts';
import { fieldsOf } from '../../reading/fields.ts';
import { at, isObject, listOf } from '../../reading/json.ts';
import { membersSchemaOf } from '../../reading/json-schema.ts';
import { effectText, expectedText } from '../../reading/loss-texts.ts';
import { anyKey, type Place } from '../../reading/place.ts';
import type { Loss, Seen } from '../../reading/read.ts';
import { matches } from '../../reading/scalars.ts';
import { among, describeFound, type Part } from '../finding.ts';
import { numbersIn } from '../game/bet-entries.ts';
import { readWithLosses } from '../reader.ts';
import { missingValueText } from './missing-value-text.ts';

export interface BodyReading {
  /** Lost values, and values that are read differently than intended. */
  losses: readonly Part[];
  /** Values that are shown unchanged, in a form that the specification does not name. */
  unnamed: readonly Part[];
}

/** A host may have other fields beside members whose keys are data: they are not lost. */
const isMember = (declaration: object, { schema }: Loss): boolean =>
  fieldsOf(declaration).some((one) => one.schema === schema && one.place.at(-1) === anyKey);

/** A number loses the leading zeros of a jodi or pana; a number of full length loses nothing. */
const losesZeros = ({ schema, found }: Seen): boolean =>
  typeof found === 'number' &&
  schema['x-read'] === 'form' &&
  !matches(schema.pattern ?? '^$', String(found)) &&
  ['00', '000'].some((zeros) => matches(schema.pattern ?? '^$', zeros));

/** Tells if a bet itself shows a number. Otherwise the client looks up the result. */
function showsOwnNumber(place: Place, body: unknown): boolean {
  const keys = place.slice(0, place.indexOf('bet_details') + 1).map(String);
  const details = at(body, ...keys);
  const all = [details, ...listOf(at(details, 'placed_bets'))].filter(isObject);
  return all.some((one) => Object.keys(numbersIn(one)).length > 0);
}

const isEmptyList = (found: unknown) => Array.isArray(found) && found.length === 0;

/** Tells if the client reads the same as from the expected value. */
function isHarmless({ schema, presence, found, place }: Loss, body: unknown): boolean {
  if (found === null || found === undefined) return schema['x-silent'] === true;
  // Some programs write an empty text for a missing value.
  const isBlank = typeof found === 'string' && found.trim() === '';
  if (isBlank && (presence === 'optional' || schema['x-silent'])) return true;
  if (place.includes('raw_result') && showsOwnNumber(place, body)) return true;
  // Some programs write an object without members as an empty list.
  if (membersSchemaOf(schema)) return isEmptyList(found);
  const noPage = schema === Pagination.properties.total_pages && Number(found) === 0;
  return noPage && isEmptyList(at(body, 'data'));
}

const betStatuses = /^(pending|won|lost|win|loss|lose|loose)$/i;

/** A bet status of the host's own, not one of the three in another spelling: the client shows it unchanged. */
const isOwnStatus = ({ schema, found, reason }: Loss): boolean =>
  reason === 'form' &&
  schema['x-open'] === true &&
  typeof found === 'string' &&
  !betStatuses.test(found.trim());

/** Reads a body as the client does. */
export function readBody(endpoint: EndpointName, body: unknown): BodyReading {
  const { success } = readsOf(endpoint);
  if (!success || endpoint === 'register') return { losses: [], unnamed: [] };
  const seen: Seen[] = [];
  const all = readWithLosses(endpoint, body, seen).losses;
  const partOf = (loss: Loss): Part => {
    const { place, schema, found } = loss;
    const expected = expectedText(schema);
    return {
      place,
      found: describeFound(found),
      expected,
      effect: isUnshown(endpoint, place) ? 'sees no difference' : effectText(loss),
      plain: `${found === undefined ? 'nothing' : found === null ? 'null' : 'another value'} instead of ${expected}`,
    };
  };
  const lost = all.filter((loss) => !isMember(success, loss) && !isHarmless(loss, body));
  const isPermitted = (loss: Loss) => isOwnStatus(loss) || isUnshown(endpoint, loss.place);
  const losses = lost.filter((loss) => !isPermitted(loss)).map(partOf);
  const isLost = among(losses);
  for (const one of seen) {
    if (isLost(one)) continue;
    const word = missingValueText(one);
    if (word) losses.push(word);
    else if (losesZeros(one))
      losses.push({
        place: one.place,
        found: `is ${one.found}`,
        expected: expectedText(one.schema),
        effect: 'sees other numbers',
        plain: 'a number instead of a text with its zeros',
      });
  }
  return {
    losses,
    unnamed: lost.filter(isPermitted).map(partOf),
  };
}
