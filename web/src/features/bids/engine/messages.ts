/** Messages of Add Bid and the keypad on empty fields. */
export const FILL_IN_REQUIRED = 'pleaseFillInAllRequiredFields';
export const ENTER_REQUIRED = 'pleaseEnterAllRequiredFields';
export const ENTER_POINTS = 'enterPointsFirst';

/** Message of Add Bid while a field shows an error. */
export const FIX_FIELD = 'fixErrorsFirst';

/** Message of Add Bid without suggestions. */
export const NO_SUGGESTIONS = 'noSuggestionsForDigits';

/** Messages of Continue. */
export const ADD_A_BID = 'addBidFirst';
export const ADD_A_PANA = 'addPanaFirst';
export const SELECT_A_TYPE = 'pleaseSelectATypeBeforeContinuing';
