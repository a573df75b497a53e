import type { Layer } from './layer.ts';

const alone = 'The folder works when it is copied alone: hosts and clients elsewhere use it.';

/** Layers of contracts, top to bottom. */
export const contractsLayers: readonly Layer[] = [
  {
    path: 'contracts/package/',
    holds: 'entry of matka-contracts',
    imports: ['contracts/drift/', 'contracts/host-kit/'],
    types: ['contracts/cli/'],
    reason: alone,
  },
  {
    path: 'contracts/diff/',
    holds: 'two contracts compared',
    imports: [
      ...['recording/', 'cli/', 'decoders/', 'decoding/', 'pact/', 'api/'].map(
        (name) => `contracts/${name}`,
      ),
    ],
    reason: alone,
  },
  {
    path: 'contracts/replay/',
    holds: 'recordings played on a host',
    imports: [
      ...['behaviour/', 'recording/', 'cli/', 'verifier/', 'decoders/', 'decoding/'].map(
        (name) => `contracts/${name}`,
      ),
      ...['contracts/pact/', 'contracts/api/'],
    ],
    reason: 'The mock is handed in, so that a copy of the folder plays recordings on any host.',
  },
  {
    path: 'contracts/record/',
    holds: 'records sessions with a host',
    imports: ['contracts/recording/', 'contracts/cli/', 'contracts/verifier/'],
    reason: alone,
  },
  {
    path: 'contracts/explore/',
    holds: 'random walks over any host',
    imports: [
      ...['behaviour/', 'recording/', 'cli/', 'verifier/', 'decoders/', 'decoding/'].map(
        (name) => `contracts/${name}`,
      ),
    ],
    reason: 'The tables of the game are handed in: it contains no rule of it.',
  },
  {
    path: 'contracts/behaviour/',
    holds: 'rules between exchanges',
    imports: [
      ...['recording/', 'decoders/', 'decoding/', 'pact/', 'api/'].map(
        (name) => `contracts/${name}`,
      ),
    ],
    reason: 'It judges exchanges and sends none, so that recordings are judged as live hosts are.',
  },
  {
    path: 'contracts/recording/',
    holds: 'sessions without secrets',
    imports: ['contracts/pact/', 'contracts/api/'],
    reason: 'What reaches the disk is decided in one place.',
  },
  {
    path: 'contracts/drift/',
    holds: 'proxy that watches a real host',
    imports: ['contracts/cli/', 'contracts/response-check/', 'contracts/verifier/'],
    reason: alone,
  },
  {
    path: 'contracts/host-kit/',
    holds: 'verification of any host',
    imports: [
      'contracts/cli/',
      'contracts/client/',
      'contracts/decoders/',
      'contracts/decoding/',
      'contracts/verifier/',
      'contracts/pact/',
      'contracts/api/',
    ],
    reason: alone,
  },
  {
    path: 'contracts/cli/',
    holds: 'flags and output of commands',
    imports: [],
    reason: 'Commands of every kind use it.',
  },
  {
    path: 'contracts/response-check/',
    holds: 'responses against schemas',
    imports: ['contracts/pact/', 'contracts/api/'],
    reason: 'The drift proxy checks responses against the schemas.',
  },
  {
    path: 'contracts/verifier/',
    holds: 'runs interactions against a host',
    imports: [],
    types: ['contracts/pact/'],
    reason: 'It runs any pact: neither hosts nor reports are its concern.',
  },
  {
    path: 'contracts/pact/',
    holds: 'interactions, provider states',
    imports: ['contracts/decoders/', 'contracts/decoding/', 'contracts/api/'],
    reason: alone,
  },
  {
    path: 'contracts/client/',
    holds: 'sends requests, reads responses',
    imports: ['contracts/decoders/', 'contracts/decoding/'],
    reason: 'App and kit send by it, so it knows neither a page nor a pact.',
  },
  {
    path: 'contracts/decoders/',
    holds: 'what clients read of responses',
    imports: ['contracts/decoding/'],
    reason: 'They go into the first load of the app: they import nothing, not even the schemas.',
  },
  {
    path: 'contracts/decoding/',
    holds: 'kinds of values, and reading them',
    imports: [],
    reason: 'A page loads only the kinds that it decodes, so nothing else may come with them.',
  },
  {
    path: 'contracts/api/',
    holds: 'endpoints with their schemas',
    imports: [],
    reason: 'The schemas are the one thing that everything else agrees on.',
  },
];
