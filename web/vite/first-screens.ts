/** The first screen by sign-in state and path; `*` is every other path. */
export interface FirstScreen {
  who: 'visitor' | 'player';
  paths: readonly string[];
  sources: readonly string[];
  /** API paths of the screen, requested with the app id as query. */
  calls?: readonly string[];
}

/** The bars around the screens of a player, in one file with what the screens without them share with home. */
const bars = 'src/app/shell.tsx';

export const loginScreen: FirstScreen = {
  who: 'visitor',
  paths: ['*'],
  sources: ['src/features/sign-in/login-screen.tsx'],
};

export const homeScreen: FirstScreen = {
  who: 'player',
  paths: ['/home', '/test', '/login'],
  sources: ['src/features/home/home-screen.tsx', bars],
  calls: ['/homepage/', '/markets/'],
};

/** The splash screen, else the screen that the guards will show. */
export const firstScreens: readonly FirstScreen[] = [
  { who: 'visitor', paths: ['/'], sources: ['src/features/sign-in/splash-screen.tsx'] },
  { who: 'visitor', paths: ['/register'], sources: ['src/features/sign-in/register-screen.tsx'] },
  loginScreen,
  homeScreen,
  // The list of the other screens, whose own files follow.
  { who: 'player', paths: ['*'], sources: ['src/app/other-screens.tsx', bars] },
];

/** The sources of all first screens. */
export const firstSources: readonly string[] = firstScreens.flatMap(({ sources }) => sources);
