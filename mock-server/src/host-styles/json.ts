import { parseContent } from '@matka/contracts/reading/scalars';

/** Any JSON value. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** An object of JSON. */
export type Fields = { [name: string]: Json };

/** Removes a member or an entry. */
export const absent = Symbol('absent');

/** The change of a value; a missing value is undefined. */
export type Edit = (value: Json | undefined) => Json | typeof absent;

/** The change of a response body. */
export type Change = (body: Json) => Json;

export const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of an object, none of anything else. */
export const fieldsIn = (value: Json | undefined): Fields => (isFields(value) ? value : {});

/** The entries of a list, none of anything else. */
export const listIn = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

function editedInText(text: string, path: readonly string[], edit: Edit): Json {
  const dict = parseContent(text) as Json | undefined;
  if (!isFields(dict)) return text;
  return JSON.stringify(edited(dict, path, edit)).replaceAll('"', "'");
}

function edited(
  value: Json | undefined,
  path: readonly string[],
  edit: Edit,
): Json | typeof absent {
  const [name, ...rest] = path;
  if (name === undefined) return edit(value);
  if (Array.isArray(value))
    return name === '*'
      ? value.map((entry) => edited(entry, rest, edit)).filter((entry) => entry !== absent)
      : value;
  if (typeof value === 'string') return editedInText(value, path, edit);
  if (!isFields(value)) return value === undefined ? absent : value;
  const next = { ...value };
  for (const one of name === '*' ? Object.keys(value) : [name]) {
    const made = edited(value[one], rest, edit);
    if (made === absent) delete next[one];
    else next[one] = made;
  }
  return next;
}

/** Edits the values at a path such as `data.*.id`: `*` is each entry of a list or map, an empty path the whole. */
export function at(path: string, edit: Edit): Change {
  const names = path === '' ? [] : path.split('.');
  return (body) => {
    const next = edited(body, names, edit);
    return next === absent ? null : next;
  };
}

/** Edits the existing values at a path. */
export const each = (path: string, edit: (value: Json) => Json): Change =>
  at(path, (value) => (value === undefined ? absent : edit(value)));

/** Edits the existing values at a path that are not null. */
export const some = (path: string, edit: (value: Json) => Json): Change =>
  each(path, (value) => (value === null ? null : edit(value)));

/** Changes a body by several changes, one after the other. */
export const inOrder =
  (...changes: readonly Change[]): Change =>
  (body) =>
    changes.reduce((value, change) => change(value), body);

/** Changes every object of a body, inner ones first. */
export function everyObject(change: (fields: Fields) => Fields): Change {
  const walk = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(walk);
    if (!isFields(value)) return value;
    const inner = Object.entries(value).map(([name, one]) => [name, walk(one)] as const);
    return change(Object.fromEntries(inner));
  };
  return walk;
}
