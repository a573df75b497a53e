import type { CoverageReport } from '../src/plugins/coverage.ts';
import { mock } from './control.ts';
import { Chip, Facts, Panel, Table } from './parts.tsx';
import { useConsole, useWorldData } from './use-console.ts';

/** The invariants of the world. */
export function InvariantPanel() {
  const { world } = useConsole();
  const invariants = useWorldData(world, 'invariants', world.invariants) ?? [];
  return (
    <Panel title="Invariants" hint="Rules that always hold in every world.">
      <Table
        name="Rules"
        heads={['Holds', 'Rule']}
        empty="Not checked yet."
        rows={invariants.map(({ name, holds, violations }) => (
          <tr key={name}>
            <td>
              <Chip kind={holds ? 'good' : 'bad'}>{holds ? 'holds' : 'broken'}</Chip>
            </td>
            <td>
              {name} {!holds && <code>{JSON.stringify(violations)}</code>}
            </td>
          </tr>
        ))}
      />
    </Panel>
  );
}

const coverageTitles: [keyof CoverageReport['met'], title: string][] = [
  ['calls', 'Calls'],
  ['betTypes', 'Bet types'],
  ['phases', 'Market states at a bet'],
  ['errorRows', 'Errors of the catalogue'],
];

const nothingMet: CoverageReport = {
  met: { calls: {}, betTypes: {}, phases: {}, errorRows: {} },
  missing: {},
};

/** Inputs that cause errors, and the parts of the API that were used. */
export function CoveragePanel() {
  const { world } = useConsole();
  const inputs = useWorldData(world, 'magic-inputs', mock.magicInputs) ?? [];
  const { met, missing } = useWorldData(world, 'coverage', mock.coverage) ?? nothingMet;
  return (
    <Panel
      title="Magic inputs and coverage"
      hint="Inputs that trigger each error of the catalogue in any world, without the control API; and what all worlds have covered so far."
    >
      <Facts
        pairs={coverageTitles.map(([kind, title]) => {
          const count = Object.keys(met[kind]).length;
          return [title, `${count} of ${count + (missing[kind]?.length ?? 0)}`];
        })}
      />
      <Table
        name="Magic inputs"
        heads={['Row', 'Input', 'What happens', 'Met']}
        empty="There are none."
        rows={inputs.map(({ clause, input, description }) => (
          <tr key={clause + input}>
            <td>{clause}</td>
            <td>
              <code>{input}</code>
            </td>
            <td>{description}</td>
            <td>{String(met.errorRows[clause] ?? '')}</td>
          </tr>
        ))}
      />
    </Panel>
  );
}
