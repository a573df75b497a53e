import type { Definition } from './engine/definition.ts';
import type { ScreenId } from './engine/screen-id.ts';

/** Lazy loaders of the definition of each bid screen. */
export const screens: Readonly<Record<ScreenId, () => Promise<Definition>>> = {
  'single-digit': () => import('./screens/single-digit.ts').then((file) => file.singleDigit),
  'single-digit-bulk': () =>
    import('./screens/single-digit-bulk.ts').then((file) => file.singleDigitBulk),
  'multi-digit': () => import('./screens/multi-digit.ts').then((file) => file.multiDigit),
  'jodi-digits': () => import('./screens/jodi-digits.ts').then((file) => file.jodiDigits),
  'jodi-digits-bulk': () =>
    import('./screens/jodi-digits-bulk.ts').then((file) => file.jodiDigitsBulk),
  'single-pana': () => import('./screens/single-pana.ts').then((file) => file.singlePana),
  'single-pana-bulk': () =>
    import('./screens/single-pana-bulk.ts').then((file) => file.singlePanaBulk),
  'double-pana': () => import('./screens/double-pana.ts').then((file) => file.doublePana),
  'double-pana-bulk': () =>
    import('./screens/double-pana-bulk.ts').then((file) => file.doublePanaBulk),
  'triple-pana': () => import('./screens/triple-pana.ts').then((file) => file.triplePana),
  'sp-motor': () => import('./screens/sp-motor.ts').then((file) => file.spMotor),
  'dp-motor': () => import('./screens/dp-motor.ts').then((file) => file.dpMotor),
  'group-jodi': () => import('./screens/group-jodi.ts').then((file) => file.groupJodi),
  spdptp: () => import('./screens/spdptp.ts').then((file) => file.spdptp),
  'odd-even': () => import('./screens/odd-even.ts').then((file) => file.oddEven),
  'red-bracket': () => import('./screens/red-bracket.ts').then((file) => file.redBracket),
  'digits-based-jodi': () =>
    import('./screens/digits-based-jodi.ts').then((file) => file.digitsBasedJodi),
  'two-digits-panel': () =>
    import('./screens/two-digits-panel.ts').then((file) => file.twoDigitsPanel),
  'half-sangam': () => import('./screens/half-sangam.ts').then((file) => file.halfSangam),
  'half-sangam-a': () => import('./screens/half-sangam-a.ts').then((file) => file.halfSangamA),
  'half-sangam-b': () => import('./screens/half-sangam-b.ts').then((file) => file.halfSangamB),
  'full-sangam': () => import('./screens/full-sangam.ts').then((file) => file.fullSangam),
  'penal-group': () => import('./screens/penal-group.ts').then((file) => file.penalGroup),
  'choice-pana': () => import('./screens/choice-pana.ts').then((file) => file.choicePana),
};

const loaded = new Map<ScreenId, Promise<Definition>>();

/** Loads the definition of a bid screen once; a failed load is retried by the next call. */
export function loadDefinition(id: ScreenId): Promise<Definition> {
  const known = loaded.get(id);
  if (known) return known;
  const loading = screens[id]();
  loaded.set(id, loading);
  loading.catch(() => loaded.delete(id));
  return loading;
}
