import type { FaultRule } from '../src/worlds/fault-rule.ts';
import { effectTexts, ruleText } from './fault-text.ts';
import { counted } from './format.ts';
import { Button, Field, Panel, Table, ValuesForm } from './parts.tsx';
import { useConsole, useWorldData } from './use-console.ts';

const nextBet = { path: '/betting/', times: 1 };
/** The most common faults, with one button each. */
const presets: Readonly<Record<string, FaultRule>> = {
  'Slow by 2 s': { effect: 'latency', milliseconds: 2_000 },
  'Next request: 500': { effect: 'status', status: 500, times: 1 },
  'Next request: 401': { effect: 'status', status: 401, times: 1 },
  'Next request: connection breaks': { effect: 'reset', times: 1 },
  'Bet placed, response lost': { effect: 'reset', when: 'after-commit', ...nextBet },
  'Bet placed, then 500': { effect: 'status', status: 500, when: 'after-commit', ...nextBet },
  'Bet placed 5 s after the connection breaks': {
    effect: 'delayed-commit',
    milliseconds: 5_000,
    ...nextBet,
  },
  'History lags by 30 s': { effect: 'eventual-history', milliseconds: 30_000 },
  'Drop the connection': { effect: 'drop', times: 1 },
  'Half a body': { effect: 'half-body', times: 1 },
  Truncated: { effect: 'truncated', times: 1 },
  'Wi-Fi sign-in page': { effect: 'captive-portal', times: 1 },
  'No JSON': { effect: 'malformed', times: 1 },
  '502 as HTML': { effect: 'html', times: 1 },
  'Slow drip': { effect: 'slow-drip', milliseconds: 5_000, times: 1 },
  'Every third fails': { effect: 'status', status: 503, probability: 0.33 },
};

function useFaults() {
  const { world } = useConsole();
  return useWorldData(world, 'faults', world.faults, { live: true }) ?? [];
}

/** The button that shows while faults are active; a press removes them. */
export function ArmedFaults() {
  const { world, act } = useConsole();
  const armed = useFaults().filter(
    ({ rule, hits }) => rule.times === undefined || hits < rule.times,
  );
  if (armed.length === 0) return null;
  const title = armed.map(({ rule }) => ruleText(rule)).join(' ');
  return (
    <>
      <Button className="armed bad" title={title} onClick={() => act(world.clearFaults)}>
        {counted(armed.length, 'fault', 'faults')} armed · clear
      </Button>
      <span className="armed-text" title={title}>
        {title}
      </span>
    </>
  );
}

/** A number field of a rule. */
const Count = ({ label, name, min, max }: Record<'label' | 'name', string> & MinMax) => (
  <Field label={label}>
    <input name={name} type="number" min={min} max={max} />
  </Field>
);
interface MinMax {
  min: number;
  max?: number;
}

function RuleForm() {
  const { world, act } = useConsole();
  return (
    <ValuesForm onValues={(rule: FaultRule) => act(() => world.fault(rule))}>
      <Field label="Effect">
        <select name="effect">
          {Object.keys(effectTexts).map((effect) => (
            <option key={effect}>{effect}</option>
          ))}
        </select>
      </Field>
      <Field label="When">
        <select name="when">
          <option value="">as the effect demands</option>
          <option value="before-commit">before the work</option>
          <option value="after-commit">after the work</option>
        </select>
      </Field>
      <Field label="Path">
        <input name="path" placeholder="/betting/ or /bet*" pattern="/.*" />
      </Field>
      <Count label="Status" name="status" min={300} max={599} />
      <Count label="Milliseconds" name="milliseconds" min={0} />
      <Count label="Bytes" name="bytes" min={0} />
      <Count label="Times" name="times" min={1} />
      <button type="submit" className="main">
        Add
      </button>
    </ValuesForm>
  );
}

/** The faults of the world. */
export function FaultPanel() {
  const { world, act } = useConsole();
  return (
    <Panel
      title="Faults"
      hint="Each button arms a fault: before the request is handled, or after, when only the response is affected."
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would show a frame. */}
      <div className="row" role="group" aria-label="Faults">
        {Object.entries(presets).map(([text, rule]) => (
          <Button key={text} onClick={() => act(() => world.fault(rule))}>
            {text}
          </Button>
        ))}
      </div>
      <Table
        name="Armed faults"
        heads={['Fault', 'Hits', '']}
        empty="No faults."
        rows={useFaults().map(({ id, rule, hits }) => (
          <tr key={id}>
            <td>
              <span title={JSON.stringify(rule)}>{ruleText(rule)}</span>
            </td>
            <td>{hits}</td>
            <td>
              <Button
                className="bad"
                aria-label={`Remove fault ${id}`}
                onClick={() => act(() => world.removeFault(id))}
              >
                Remove
              </Button>
            </td>
          </tr>
        ))}
      />
      <details>
        <summary>A fault of your own</summary>
        <RuleForm />
      </details>
    </Panel>
  );
}
