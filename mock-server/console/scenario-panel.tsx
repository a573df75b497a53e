import { mock } from './control.ts';
import { Button, Panel } from './parts.tsx';
import { useConsole, useWorldData } from './use-console.ts';

/** Scenarios; a press recreates the shown world with one. */
export function ScenarioPanel() {
  const { world, summary, change } = useConsole();
  const scenarios = useWorldData(world, 'scenarios', mock.scenarios) ?? [];
  const { clock, now, seed, hostStyle } = summary;
  return (
    <Panel
      title="Scenarios"
      hint="Press one to start this world again with it. --scenario, the control API and tests use the same ids."
    >
      <ul className="choices" aria-label="Scenarios">
        {scenarios.map(({ id, description }) => (
          <li key={id}>
            <Button
              aria-pressed={id === summary.scenario}
              onClick={() =>
                change(async () => {
                  // A paused clock stays at its time.
                  const time = clock === 'fixed' ? { now } : {};
                  await world.create({ scenario: id, seed, hostStyle, ...time });
                  return `The world starts again with ${id}.`;
                })
              }
            >
              <strong>{id}</strong>
              <span>{description}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
