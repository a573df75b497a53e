import type { BidCase } from './bid-case.ts';
import * as digits from './digits.ts';
import * as jodis from './jodis.ts';
import * as panaFamilies from './pana-families.ts';
import * as panas from './panas.ts';
import * as sangams from './sangams.ts';

/** The cases of the 24 bid screens. */
export const screensByKind: Readonly<Record<string, readonly BidCase[]>> = {
  digits: Object.values(digits),
  jodis: Object.values(jodis),
  panas: Object.values(panas),
  'families of panas': Object.values(panaFamilies),
  sangams: Object.values(sangams),
};
