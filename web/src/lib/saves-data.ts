/** Tells if the player's browser is set to save data: then nothing is loaded before it is needed. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
