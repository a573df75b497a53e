import type { Catalogue } from './text.ts';

/** The English texts that differ from their ids: one English text that needs two translations. */
export const en: Partial<Catalogue> = { 'Close (a sheet)': 'Close' };
