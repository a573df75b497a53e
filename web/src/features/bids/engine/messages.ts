/** Messages of Add Bid and the keypad on empty fields. */
export const FILL_IN_REQUIRED = 'Please fill in all required fields';
export const ENTER_REQUIRED = 'Please enter all required fields';
export const ENTER_POINTS = 'Please enter the Points before adding bid';

/** Message of Add Bid while a field shows an error. */
export const FIX_FIELD = 'Please fix the validation errors before adding bid';

/** Message of Add Bid without suggestions. */
export const NO_SUGGESTIONS =
  'No suggestions available. Please try with different digits or check your input.';

/** Messages of Continue. */
export const ADD_A_BID = 'Please add at least one bid before continuing';
export const ADD_A_PANA = 'Please add at least one pana before continuing';
export const SELECT_A_TYPE = 'Please select a type before continuing';
