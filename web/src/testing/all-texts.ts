import { en } from '../i18n/en.ts';
import { addEnglish } from '../i18n/translate.ts';

// As if every screen were loaded.
addEnglish(en);
