/** Key of the language that was chosen on this device, in local storage; absent for English. */
export const LANGUAGE_KEY = 'language';
