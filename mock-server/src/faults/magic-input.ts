import type { FaultRule } from '../worlds/fault-rule.ts';

/** What triggers a magic input. */
export type Trigger =
  /** A login or registration with this mobile number, whatever else it contains. */
  | { kind: 'form'; mobile: string }
  /** Any request of the player with this mobile number to one of the paths. */
  | { kind: 'player'; mobile: string; paths: readonly string[] }
  /** A bet request of exactly this total amount. */
  | { kind: 'amount'; amount: number };

/** A failure that a documented input triggers, without the control API. */
export interface MagicInput {
  /** Requirement of the error catalogue. */
  requirement: string;
  /** Short description of the failure. */
  description: string;
  trigger: Trigger;
  rule: FaultRule;
}

/** A response with a status and a body. */
export const status = (code: number, body: unknown): FaultRule => ({
  effect: 'status',
  status: code,
  body,
});
export const brokenConnection: FaultRule = { effect: 'reset' };
/** No response: longer than the client waits, and nothing is done. */
export const noResponseFor = (seconds: number): FaultRule => ({
  effect: 'reset',
  milliseconds: seconds * 1000,
});
