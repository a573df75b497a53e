import { anyKeys, containing, exactly } from '@matka/contracts/pact/example';
import { closeDrawn, closeUndrawn, openDrawn, openUndrawn } from './market.ts';

const date = '2026-11-19';
const drawn = { ...openDrawn, ...closeDrawn };

/** The results of a day by market, at least one. */
export const marketsOfDay = anyKeys({ 'Kalyan Matka': [drawn] });

export const anyDay = { date, has_result: true };

export const drawnDay = { date, has_result: exactly(true), ...drawn };
export const halfDay = { date, has_result: exactly(true), ...openDrawn, ...closeUndrawn };
export const undrawnDay = { date, has_result: exactly(false) };
export const emptyDay = { ...undrawnDay, ...openUndrawn, ...closeUndrawn };

export const weeksWith = (day: object) => containing(containing(day));
