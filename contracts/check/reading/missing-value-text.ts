import type { Seen } from '../../reading/read.ts';
import { type Part, part } from '../finding.ts';

/** Texts that programs write for a missing value, in their own spelling, since a player may be named Null. */
const words: readonly string[] = ['undefined', 'null', 'None', 'NaN', '[object Object]'];

/** A displayed text that stands for a missing value. */
export function missingValueText({ place, schema, found }: Seen): Part | undefined {
  if (schema.type !== 'string' || schema.pattern || schema.minLength || schema.contentSchema)
    return undefined;
  if (typeof found !== 'string') return undefined;
  const parts = found.trim().split(/\s+(?!Object\])/);
  if (!parts.every((part) => words.includes(part))) return undefined;
  const effect = 'sees it as it is';
  return part(place, `is the text “${found.slice(0, 40)}”`, 'a text', effect);
}

const nothing = /(^|[/=])(undefined|null|None|NaN|\[object Object\])(?=$|[/?#])/;

/** The reason why no browser can load an address; undefined if one might. */
export function addressFault(address: string): string | undefined {
  const [path = ''] = address.split(/[?#]/, 1);
  if (address.startsWith('data:')) return undefined;
  if (nothing.test(path)) return 'contains a text such as undefined';
  return URL.canParse(address, 'https://host.example/') ? undefined : 'is not an address';
}
