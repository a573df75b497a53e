import { MatchersV3 } from '@pact-foundation/pact';
import { closeDrawn, closeUndrawn, openDrawn, openUndrawn } from './market.ts';
import { day } from './primitives.ts';

const { eachLike, equal, boolean, arrayContaining } = MatchersV3;

const drawn = { ...openDrawn, ...closeDrawn };

/** The results of a day by market, at least one. */
export const marketsOfDay = {
  'pact:matcher:type': [
    { 'pact:matcher:type': 'values' },
    { 'pact:matcher:type': 'type' },
    { 'pact:matcher:type': 'notEmpty' },
  ],
  value: { 'Kalyan Matka': eachLike(drawn) },
};

/** The common fields of all days of a chart. */
export const anyDay = { date: day(), has_result: boolean(true) };

export const drawnDay = { date: day(), has_result: equal(true), ...drawn };
export const halfDay = { date: day(), has_result: equal(true), ...openDrawn, ...closeUndrawn };
export const emptyDay = { date: day(), has_result: equal(false), ...openUndrawn, ...closeUndrawn };

/** Weeks, one of which contains this day. */
export const weeksWith = (one: object) => arrayContaining(arrayContaining(one));
