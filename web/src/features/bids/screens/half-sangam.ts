import type { Definition } from '../engine/definition.ts';
import type { WonCase } from '../played-case.ts';
import * as halfSangamA from './half-sangam-a.ts';

/** The older Half Sangam: as Half Sangam A, under the id of another bet type. */
export const definition: Definition = {
  ...halfSangamA.definition,
  id: 'half-sangam',
  title: 'Half Sangam',
  // Quirks of the first app: submits before confirming; a made-up balance for players without one.
  submitsBeforeConfirm: true,
  fallbackBalance: 1000,
};

export const played: WonCase = {
  ...halfSangamA.played,
  path: '/half-sangam',
  tile: 'Half Sangam',
  sendsAtContinue: true,
};
