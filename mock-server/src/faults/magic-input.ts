import type { FaultRule } from '../worlds/fault-rule.ts';

/** What sets a row off. */
export type Trigger =
  /** A login or registration with this mobile number, whatever else it says. */
  | { kind: 'form'; mobile: string }
  /** Any call of the player with this number, who signs in as usual, to one of the paths. */
  | { kind: 'player'; mobile: string; paths: readonly string[] }
  /** A submission of bets of exactly so many points in all. */
  | { kind: 'amount'; amount: number };

/** A failure that a documented input brings about, without any control call. */
export interface MagicInput {
  /** The clause of the error catalogue that it is for. */
  requirement: string;
  /** What happens, in a few words. */
  description: string;
  trigger: Trigger;
  rule: FaultRule;
}

/** An answer with a status and a body of its own. */
export const status = (code: number, body: unknown): FaultRule => ({
  effect: 'status',
  status: code,
  body,
});
export const brokenConnection: FaultRule = { effect: 'reset' };
/** Nothing is done and nothing answered: longer than the client waits. */
export const noResponseFor = (seconds: number): FaultRule => ({
  effect: 'reset',
  milliseconds: seconds * 1000,
});
