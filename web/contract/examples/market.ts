/** The fields of a market in every state; other interactions check its status and its results. */
export const market = {
  id: 7,
  name: 'Kalyan Matka',
  open_time: '16:00:00',
  close_time: '18:00:00',
  open_result_time: '16:10:00',
  close_result_time: '18:10:00',
  current_status: 6,
  current_status_name: 'Running now',
};

/** Results are null until the draw. */
export const openDrawn = { open_pana: '123', open_digit: '6' };
export const openUndrawn = { open_pana: null, open_digit: null };
export const closeDrawn = { close_digit: '7', close_pana: '890' };
export const closeUndrawn = { close_digit: null, close_pana: null };
