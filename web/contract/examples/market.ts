import { Market } from '@matka/contracts/api/markets';
import { sampleOf } from '@matka/contracts/reading/sample';

const { open_pana, open_digit, close_digit, close_pana, ...fields } = sampleOf(Market);

/** The fields of a market in every state; other interactions check its status and its results. */
export const market = fields;

/** Results are null until the draw. */
export const openDrawn = { open_pana: '123', open_digit: '6' };
export const openUndrawn = { open_pana: null, open_digit: null };
export const closeDrawn = { close_digit: '7', close_pana: '890' };
export const closeUndrawn = { close_digit: null, close_pana: null };
