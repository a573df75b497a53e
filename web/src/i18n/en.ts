import type { Catalogue } from './text.ts';

/** The texts that differ from their ids in English: two that are the same in English, but not in every language. */
export const en: Partial<Catalogue> = { 'Close (a sheet)': 'Close' };
