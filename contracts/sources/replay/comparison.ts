import type { RecordedWorld } from './recorded-world.ts';
import type { Aspect, Verdict } from './verdict.ts';

/** What is known when an exchange is compared. */
export interface Comparison {
  world: RecordedWorld;
  /** Whether the other host was given the world of the recording: only then its values have to be the same. */
  hasWorld: boolean;
  /** Whether the recording shows the whole history of its players. */
  isWhole: boolean;
  /** Names of the recorded bet types that the other host does not know. */
  unknownTypes: ReadonlySet<string>;
  /** By recorded token the exchange of the login that replaced it. */
  replacedTokens: ReadonlyMap<string, number>;
}

/** Takes up the result of a comparison. */
export type Report = (aspect: Aspect, verdict: Verdict['verdict'], text?: string) => void;

/** Reports two texts as same or different; as unknown with its reason where they may differ. */
export function compare(
  report: Report,
  aspect: Aspect,
  [left, right]: readonly [string, string],
  reason?: string,
): void {
  if (left === right) report(aspect, 'same');
  else if (reason !== undefined) report(aspect, 'unknown', reason);
  else report(aspect, 'different', `recorded ${left}, played ${right}`);
}
