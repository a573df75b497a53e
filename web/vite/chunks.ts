import type { Rolldown } from 'vite';

/** A source file of the app, below web/src. */
const source = (path: string): RegExp =>
  new RegExp(`[\\\\/]src[\\\\/]${path.replaceAll('/', '[\\\\/]')}`);

/** A file of the contract that the app decodes responses by or sends requests with. */
const contract = (path: string): RegExp =>
  new RegExp(`[\\\\/]contracts[\\\\/]${path.replaceAll('/', '[\\\\/]')}`);

/** What many screens share and none alone decides, once a second screen needs it. */
const common = { minShareCount: 2 };
const initial: Pick<Rolldown.CodeSplittingGroup, 'tags'> = { tags: ['$initial'] };

/**
 * Which modules come in one file. What the first load needs and screens share lies apart from the
 * files that name every screen's file (the entry, the registry of the bid screens): else one edited
 * word in a screen would rename the files of all of them. Small shared parts come in few files.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /[\\/](react|react-dom|scheduler)[\\/]/, ...initial },
  { name: 'vendor', test: /node_modules|vite[\\/]preload-helper/, ...initial },
  { name: 'swr', test: /node_modules[\\/](swr|dequal)[\\/]/ },
  {
    name: 'shared',
    test: source(
      '(?!app/(main|start|app|app-routes|routes|bid-routes)\\.|features/bids/registry\\.)',
    ),
    ...initial,
  },
  { name: 'shared', test: contract('(decoders|client)/'), ...initial },
  // What login and registration need of it comes without the rest.
  { name: 'fields', test: source('(ui/([a-z-]*(field|box)|logo)|lib/account-limits)'), ...common },
  { name: 'play', test: source('(ui|matka|(lib|api)/(?!validators|login|register))'), ...common },
  { name: 'play', test: contract('decoders/'), ...common },
  { name: 'bids', test: source('features/bids/(engine|frame|rules)/') },
];

/** Files that are there as soon as the app runs: no screen has to list them among what it needs. */
export const comesWithEntry = /\/(rolldown-runtime|react|vendor|shared)-/;
