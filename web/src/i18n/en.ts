import { homeTexts } from './en-home.ts';
import { screensTexts } from './en-screens.ts';
import { startTexts } from './en-start.ts';

/** All texts of the app in English, by their ids, in ICU message format. The texts of the specification are exact. */
export const en = { ...startTexts, ...homeTexts, ...screensTexts } as const;
