import type { Json, JsonResponse } from './exchange.ts';
import type { EndpointName } from './routes.ts';
import type { Seen } from './variant.ts';

/** Takes a member or entry out. */
export const absent = Symbol('absent');

/** What becomes of a value; undefined in place of a value that is not there. */
export type Edit = (value: Json | undefined) => Json | typeof absent;

type Change = (body: Json) => Json;
export type Fields = { [key: string]: Json };

export const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of an object, none of anything else. */
export const fieldsIn = (value: Json | undefined): Fields => (isFields(value) ? value : {});

/** The entries of a list, none of anything else. */
export const listIn = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

function edited(value: Json | undefined, path: readonly string[], edit: Edit): ReturnType<Edit> {
  const [name, ...rest] = path;
  if (name === undefined) return edit(value);
  if (name === '*' && Array.isArray(value)) {
    const entries = value.map((entry) => edited(entry, rest, edit));
    return entries.filter((entry) => entry !== absent);
  }
  if (!isFields(value)) return value === undefined ? absent : value;
  const names = name === '*' ? Object.keys(value) : [name];
  const changes = names.map((one) => [one, edited(value[one], rest, edit)] as const);
  const gone = changes.filter(([, next]) => next === absent).map(([one]) => one);
  const kept = Object.entries(value).filter(([one]) => !gone.includes(one));
  const set = changes.filter((change): change is [string, Json] => change[1] !== absent);
  return { ...Object.fromEntries(kept), ...Object.fromEntries(set) };
}

/** Edits the values at a path such as `data.*.id`: `*` is each entry of a list or map, an empty path the whole. */
export function at(path: string, edit: Edit): Change {
  const names = path === '' ? [] : path.split('.');
  return (body) => {
    const next = edited(body, names, edit);
    return next === absent ? null : next;
  };
}

/** Edits the values that are there. */
export const each = (path: string, edit: (value: Json) => Json): Change =>
  at(path, (value) => (value === undefined ? absent : edit(value)));

/** Edits the values that are there and not null. */
export const some = (path: string, edit: (value: Json) => Json): Change =>
  each(path, (value) => (value === null ? null : edit(value)));

export const without = (path: string): Change => at(path, () => absent);

export const set = (path: string, next: Json): Change => each(path, () => next);

/** Takes out what is null. */
export const withoutNull = (path: string): Change =>
  at(path, (value) => (value === null || value === undefined ? absent : value));

/** Gives a member another name. */
export function renamed(path: string, next: string): Change {
  const cut = path.lastIndexOf('.');
  const name = path.slice(cut + 1);
  return each(cut < 0 ? '' : path.slice(0, cut), (holder) => {
    if (!isFields(holder)) return holder;
    const { [name]: value, ...others } = holder;
    return value === undefined ? holder : { ...others, [next]: value };
  });
}

export const inOrder =
  (...changes: readonly Change[]): Change =>
  (body) =>
    changes.reduce((value, change) => change(value), body);

type Changed = (response: JsonResponse, seen: Seen) => JsonResponse;

const isSuccess = ({ status }: JsonResponse) => status >= 200 && status < 300;

/** Changes the bodies of successes: of all endpoints or of some. */
export const bodies =
  (change: Change, ...endpoints: readonly EndpointName[]): Changed =>
  (response, { endpoint }) =>
    isSuccess(response) && endpoint && (endpoints.length === 0 || endpoints.includes(endpoint))
      ? { ...response, body: change(response.body) }
      : response;

/** Changes refusals: of all endpoints or of some. */
export const onErrors =
  (
    change: (response: JsonResponse) => JsonResponse,
    ...endpoints: readonly EndpointName[]
  ): Changed =>
  (response, { endpoint }) =>
    response.status >= 400 && endpoint && (endpoints.length === 0 || endpoints.includes(endpoint))
      ? change(response)
      : response;
