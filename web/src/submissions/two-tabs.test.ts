import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentOf } from '../testing/submitting.ts';
import { type FakeHost, type Fate, fakeBrowser, fakeHost, type Tab } from '../testing/tabs.ts';
import { readAhead } from './baseline.ts';
import { hideSubmission } from './context.ts';
import type { SendResult } from './sending.ts';
import { isOpen, type Submission } from './submission.ts';
import { type SubmitResult, submitContent } from './submit.ts';

type Step =
  | {
      readonly does: 'submit';
      readonly tab: 0 | 1;
      readonly points: number;
      readonly agreed: boolean;
      readonly fate: Fate;
    }
  | { readonly does: 'close' | 'start' | 'dismiss'; readonly tab: 0 | 1 }
  | { readonly does: 'wait'; readonly ms: number }
  | { readonly does: 'commit-late' };

const tab = fc.constantFrom(0 as const, 1 as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('submit' as const),
      tab,
      points: fc.constantFrom(10, 20),
      agreed: fc.boolean(),
      fate: fc.constantFrom<Fate>(
        'placed',
        'lost',
        'lost-after-commit',
        'error-after-commit',
        'refused',
        'late',
      ),
    }),
  },
  fc.record({
    does: fc.constantFrom('close' as const, 'start' as const, 'dismiss' as const),
    tab,
  }),
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('wait' as const),
      ms: fc.constantFrom(0, 20, 60, 1500, 30_000, 900_000),
    }),
  },
  fc.record({ does: fc.constant('commit-late' as const) }),
);

interface Press {
  readonly points: number;
  readonly agreed: boolean;
  result?: SubmitResult;
}

const submitted = (agreed: boolean, fate: Fate): Step => ({
  does: 'submit',
  tab: 0,
  points: 10,
  agreed,
  fate,
});

/** A submission follows an equal one whose first request was booked after its second one. */
const bookedLate: Step[] = [
  submitted(false, 'late'),
  submitted(true, 'placed'),
  submitted(false, 'lost'),
  { does: 'wait', ms: 1500 },
  { does: 'commit-late' },
];
/** The same, but sent after the receipt of the equal one is shown. */
const sentAfterReceipt: Step[] = [
  ...bookedLate.slice(0, 2),
  { does: 'wait', ms: 1500 },
  ...bookedLate.slice(2),
];

/** Tells if a response decided the outcome. */
const isTold = (result: SendResult): result is SendResult & { submission: Submission } =>
  result.receipt !== undefined ||
  (result.error !== undefined && !(result.submission && isOpen(result.submission)));

/** Plays steps in two tabs of a browser and gives what the player pressed. */
async function play(host: FakeHost, steps: readonly Step[]) {
  const browser = fakeBrowser(host);
  const tabs: [Tab, Tab] = [browser.openTab(), browser.openTab()];
  const presses: Press[] = [];
  for (const each of steps) {
    if (each.does === 'wait') await vi.advanceTimersByTimeAsync(each.ms);
    else if (each.does === 'commit-late') host.commitLate();
    else if (each.does === 'submit') {
      const { context, followUp } = tabs[each.tab];
      const press: Press = { points: each.points, agreed: each.agreed };
      presses.push(press);
      host.decide(each.fate);
      readAhead(context);
      void submitContent(context, contentOf('05', each.points), each.agreed).then((result) => {
        press.result = result;
        if (result.kind === 'outcome' && isTold(result))
          hideSubmission(context, result.submission.key);
        followUp.update();
      });
      await vi.advanceTimersByTimeAsync(0);
    } else if (each.does === 'dismiss') {
      const { context } = tabs[each.tab];
      for (const { key, status } of context.store.list())
        if (status === 'given-up') hideSubmission(context, key);
    } else if (each.does === 'close') {
      tabs[each.tab].close();
      tabs[each.tab] = browser.openTab();
    } else {
      tabs[each.tab].followUp.start();
    }
  }
  host.commitLate();
  await vi.advanceTimersByTimeAsync(3_600_000);
  return { presses, store: tabs[0].context.store };
}

const countBy = (keys: readonly string[], key: string) =>
  keys.filter((each) => each === key).length;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Sequences for each property; more of them look deeper: `TAB_RUNS=3000 vitest run --project web two-tabs`. */
const numRuns = Number(process.env.TAB_RUNS ?? 40);

const sequences = fc.array(step, { minLength: 1, maxLength: 14 });

it('two tabs send each request once without keys, and again only after the consent of the player', {
  tags: ['@API-27', '@FLOW-15'],
}, async () => {
  await fc.assert(
    fc.asyncProperty(sequences, async (steps) => {
      const host = fakeHost(false);
      const { presses } = await play(host, steps);
      const agreed = presses.filter((press) => press.agreed).length;
      expect(host.requests.length).toBeLessThanOrEqual(presses.length);
      expect(host.requests.length - new Set(host.requests).size).toBeLessThanOrEqual(agreed);
    }),
    { numRuns },
  );
});

it('two tabs place a submission at most once on a host with keys', {
  tags: ['@FLOW-17', '@MOCK-32'],
}, async () => {
  await fc.assert(
    fc.asyncProperty(sequences, async (steps) => {
      const host = fakeHost(true);
      const { presses } = await play(host, steps);
      const keys = host.bookings.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.length).toBeLessThanOrEqual(presses.length);
    }),
    { numRuns },
  );
});

it.each([true, false])(
  'two tabs show placed and not placed only if it is true; host with keys: %s',
  { tags: ['@FLOW-14', '@FLOW-16'] },
  async (knowsKeys) => {
    await fc.assert(
      fc.asyncProperty(sequences, async (steps) => {
        const host = fakeHost(knowsKeys);
        const { presses, store } = await play(host, steps);
        const keys = host.bookings.map(({ key }) => key);
        for (const { result } of presses) {
          if (result?.kind !== 'outcome' || !isTold(result)) continue;
          const { key } = result.submission;
          if (result.receipt) expect(keys).toContain(key);
          else expect(keys).not.toContain(key);
        }
        for (const { key, status } of store.list()) {
          if (status === 'placed') expect(countBy(keys, key)).toBeGreaterThanOrEqual(1);
          if (status === 'not-placed' || status === 'refused') expect(keys).not.toContain(key);
        }
      }),
      { numRuns, examples: [[bookedLate], [sentAfterReceipt]] },
    );
  },
);
