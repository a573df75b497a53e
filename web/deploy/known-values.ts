import { booleanWords } from '@matka/contracts/cli/boolean';
import { grantTypes } from '../src/config.ts';
import { themes } from '../src/lib/theme.ts';
import { defaultImages } from './page-policy.ts';

/** The words that `start.sh` takes for variables, as assignments of the shell. */
export const knownValues = (): string =>
  Object.entries({
    themes: Object.keys(themes),
    grant_types: grantTypes,
    true_words: booleanWords.true,
    false_words: booleanWords.false,
    http_images: [defaultImages.http],
    https_images: [defaultImages.https],
  })
    .map(([name, words]) => `${name}="${words.join(' ')}"\n`)
    .join('');
