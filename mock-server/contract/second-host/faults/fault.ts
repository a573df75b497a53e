import type { RuleName } from '@matka/contracts/behaviour/rules';
import type { Variant } from '../variant.ts';

/** A host with one fault of behaviour: each response by itself is as the contract wants it. */
export interface BehaviourFault extends Variant {
  /** A rule that the fault breaks. */
  breaks: RuleName;
}
