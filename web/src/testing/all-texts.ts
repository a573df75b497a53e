import { en } from '../i18n/en.ts';
import { addEnglish } from '../i18n/translate.ts';

// As on a page that has loaded every screen.
addEnglish(en);
