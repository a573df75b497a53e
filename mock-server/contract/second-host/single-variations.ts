import { accounts } from './variations/accounts.ts';
import { catalogue } from './variations/catalogue.ts';
import { clocks } from './variations/clocks.ts';
import { draws } from './variations/draws.ts';
import { fields } from './variations/fields.ts';
import { forms } from './variations/forms.ts';
import { freedoms } from './variations/freedoms.ts';
import { histories } from './variations/histories.ts';
import { lists } from './variations/lists.ts';
import { numbersAndStatuses } from './variations/numbers-and-statuses.ts';
import { statuses } from './variations/statuses.ts';
import { transport } from './variations/transport.ts';
import type { Variation } from './variations/variation.ts';
import { wire } from './variations/wire.ts';

/** Variations by one difference each. */
export const singleVariations: readonly Variation[] = [
  ...lists,
  ...fields,
  ...forms,
  ...statuses,
  ...transport,
  ...catalogue,
  ...accounts,
  ...draws,
  ...histories,
  ...wire,
  ...numbersAndStatuses,
  ...clocks,
  ...freedoms,
];
