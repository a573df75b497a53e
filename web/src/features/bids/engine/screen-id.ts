import type { Path } from '../../../lib/paths.ts';

type WithoutSlash<Text> = Text extends `/${infer Id}` ? Id : never;

/** The id of a bid screen: the name of its file, and its route without the slash. */
export type ScreenId = Extract<
  WithoutSlash<Path>,
  | 'single-digit'
  | 'single-digit-bulk'
  | 'multi-digit'
  | 'jodi-digits'
  | 'jodi-digits-bulk'
  | 'single-pana'
  | 'single-pana-bulk'
  | 'double-pana'
  | 'double-pana-bulk'
  | 'triple-pana'
  | 'sp-motor'
  | 'dp-motor'
  | 'group-jodi'
  | 'spdptp'
  | 'odd-even'
  | 'red-bracket'
  | 'digits-based-jodi'
  | 'two-digits-panel'
  | 'half-sangam'
  | 'half-sangam-a'
  | 'half-sangam-b'
  | 'full-sangam'
  | 'penal-group'
  | 'choice-pana'
>;
