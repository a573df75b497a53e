import { askStandard } from './ask.ts';
import type { EndpointName } from './routes.ts';
import { plain, type Variant } from './variant.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The places at which two values differ, with stars for rows. */
function differences(before: unknown, after: unknown, place = '$'): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((row, index) => differences(row, after[index], `${place}[*]`));
  if (!isObject(before) || !isObject(after)) return [place];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => differences(before[name], after[name], `${place}.${name}`));
}

function parsed(body: string | Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** The places of an endpoint's bodies that a variant changes. */
export function changedPlaces(variant: Variant, endpoint: EndpointName): string[] {
  const usual = askStandard(plain, { endpoints: [endpoint] });
  const changed = askStandard(variant, { endpoints: [endpoint] }).flatMap(({ response }, index) => {
    const before = usual[index]?.response;
    return before?.status === response.status
      ? differences(parsed(before.body), parsed(response.body))
      : [];
  });
  return [...new Set(changed)];
}
