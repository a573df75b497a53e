import type { Area } from './area.ts';

const bids = 'web/src/features/bids';
const mock = 'mock-server/src';

/** All areas of `npm run mutate`, in the order in which they run. */
export const areas: readonly Area[] = [
  {
    name: 'rules',
    sources: [`${bids}/rules/**`],
    settings: 'web',
    tests: [`${bids}/rules/**`],
  },
  {
    name: 'engine',
    sources: [`${bids}/engine/**`],
    settings: 'web',
    // Those that are left out start a server.
    tests: [`${bids}/engine/!(mock-suggestions|submit-errors).test.*`, `${bids}/screens/**`],
  },
  {
    name: 'client',
    sources: ['web/src/api/**', 'web/src/auth/**', 'contracts/client/**'],
    settings: 'web',
    tests: ['web/src/api/**', 'web/src/auth/**', 'contracts/client/**'],
  },
  {
    name: 'submissions',
    sources: ['web/src/submissions/**'],
    settings: 'web',
    // The app against the mock, and two tabs, take as long as all other tests together.
    tests: [
      'web/src/submissions/!(real-host|two-tabs).test.{ts,tsx}',
      `${bids}/engine/{submit,submitted-content}.test.*`,
    ],
  },
  {
    name: 'game',
    sources: [`${mock}/game/**`],
    settings: 'mock-server',
    tests: [`${mock}/game/**`],
  },
  {
    name: 'market-day',
    sources: [`${mock}/markets/{chart,market-list,move-clock,phases,results,schedule,status}.ts`],
    settings: 'mock-server',
    tests: [`${mock}/markets/**`, `${mock}/routes/{catalogue,results}.test.ts`],
  },
  {
    name: 'settlement',
    sources: [`${mock}/markets/{correct-draw,process-due-draws,seeded-draws,settle-*}.ts`],
    settings: 'mock-server',
    tests: [`${mock}/markets/**`, `${mock}/routes/control/market-day.test.ts`],
  },
  {
    name: 'stores',
    sources: [`${mock}/db/**`],
    settings: 'mock-server',
    tests: [`${mock}/db/**`],
  },
  {
    name: 'control',
    sources: [`${mock}/routes/control/**`, `${mock}/worlds/eviction.ts`],
    settings: 'mock-server',
    tests: [`${mock}/routes/control/**`, `${mock}/worlds/{eviction,worlds}.test.ts`],
    setup: 'mock-server/test/before-mutant.ts',
  },
  {
    name: 'faults',
    sources: [`${mock}/faults/**`, `${mock}/worlds/fault-rules.ts`],
    settings: 'mock-server',
    tests: [`${mock}/faults/**`, `${mock}/worlds/fault-rules.test.ts`],
  },
  {
    name: 'replay',
    sources: [`${mock}/recording/**`],
    settings: 'mock-server',
    // Secrets of all kinds, sent at random, take longer than all other tests together.
    tests: [
      `${mock}/recording/!(journal-secrets).test.ts`,
      `${mock}/routes/control/snapshots.test.ts`,
    ],
    excluded: { [`${mock}/recording/import-thread.ts`]: 'runs in a thread of its own' },
  },
  {
    name: 'decoding',
    sources: ['contracts/decoding/**', 'contracts/decoders/**'],
    settings: 'contracts',
    tests: ['contracts/decoding/**', 'contracts/decoders/**'],
  },
  {
    name: 'verdicts',
    sources: ['contracts/host-kit/**'],
    settings: 'contracts',
    tests: ['contracts/host-kit/**'],
    excluded: {
      'contracts/host-kit/cli.ts': 'runs in a process of its own',
      'contracts/host-kit/verify-host.ts': 'runs in a process of its own',
      'contracts/host-kit/report-test-support.ts': 'serves tests alone',
      'contracts/host-kit/relations/relation-cases.ts': 'serves tests alone',
      'contracts/host-kit/relations/test-support.ts': 'serves tests alone',
      'contracts/host-kit/rules/test-support.ts': 'serves tests alone',
      'contracts/host-kit/states/test-support.ts': 'serves tests alone',
    },
  },
];
