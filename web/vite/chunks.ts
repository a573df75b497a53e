import type { Rolldown } from 'vite';

/** A source file of the app, below web/src. */
const source = (path: string): RegExp =>
  new RegExp(`[\\\\/]src[\\\\/]${path.replaceAll('/', '[\\\\/]')}`);

/** A file of the contract that the app decodes responses by or sends requests with. */
const contract = (path: string): RegExp =>
  new RegExp(`[\\\\/]contracts[\\\\/]${path.replaceAll('/', '[\\\\/]')}`);

/** Modules shared by at least two screens. */
const common = { minShareCount: 2 };
const initial: Pick<Rolldown.CodeSplittingGroup, 'tags'> = { tags: ['$initial'] };

/**
 * Chunks of the build. Shared modules of the first load are separate from the list of the routes: otherwise an edited
 * title of one would rename the files of all screens. Small shared parts are grouped.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /[\\/](react|react-dom|scheduler)[\\/]/, ...initial },
  { name: 'vendor', test: /node_modules|vite[\\/]preload-helper/, ...initial },
  { name: 'swr', test: /node_modules[\\/](swr|dequal)[\\/]/ },
  {
    name: 'shared',
    test: source(
      '(?!app/(main|start|first-screen|app|app-routes|routes|bid-routes)\\.|features/bids/registry\\.)',
    ),
    ...initial,
  },
  { name: 'shared', test: contract('(decoders|decoding|client)/'), ...initial },
  // The part needed by login and registration, and by the forms of the account.
  {
    name: 'fields',
    test: source(
      '(ui/((?!select)[a-z-]*(field|box)|logo)|lib/(account-limits|validators)|auth/store-user|features/sign-in/(use-fields|sign-in-f|credential|mobile-field|failure-box))',
    ),
    ...common,
  },
  // No first screen opens one.
  { name: 'dialogs', test: source('ui/(alert-dialog|dialog|modal)\\.'), ...common },
  // Login has it besides the form, the drawer in the shell.
  { name: 'language', test: source('(ui/language-switch|i18n/languages)'), ...common },
  // What home shares with other screens, with the bars around them.
  {
    name: 'play',
    test: source(
      '(app/(load-profile-panel|shell|top-bar|bottom-bar)|themes/(given|look|scheme|host|dark)|lib/contrast|ui/outlines\\.|submissions/(presence|owner|submission-slot)|matka/(market-clock|market-status|result-string|time-left)|api/(swr|keys|markets|homepage|retry-after|fetch-error-text|client|prefetched-responses|refresh-failure-text|server-text)|lib/(time|money|telephone|use-host-now|running-fetches|stored-changes)|ui/(app-bar|bar-action|card|status-chip|tone|use-lazy-sheet|visually-hidden))',
    ),
  },
  {
    name: 'play',
    test: contract(
      '(client/(api-client|exchange|read-response|time-limit)|api/(common|markets|homepage|schema)|reading/)',
    ),
  },
  {
    name: 'records',
    test: source('(ui|matka|(lib|api)/(?!validators|login|register))'),
    ...common,
  },
  { name: 'records', test: contract('decod(ers|ing)/'), ...common },
  { name: 'winnings', test: source('(winnings|auth/log-out)'), ...common },
  { name: 'bids', test: source('features/bids/(engine|frame|rules)/') },
];
