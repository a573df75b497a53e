import { mock } from './control.ts';
import { Button, Field, Panel, Row, ValuesForm } from './parts.tsx';
import { useConsole, useWorldData } from './use-console.ts';

/** The host styles of the shown world. */
export function HostStylePanel() {
  const { world, summary, act } = useConsole();
  const known = useWorldData(world, 'host-styles', mock.hostStyles) ?? [];
  const names = summary.hostStyle;
  const chosen = known.filter(({ name }) => names.includes(name));
  const decided = chosen.flatMap(({ decides }) => decides ?? []);
  const left = known.filter(
    ({ name, decides }) =>
      !names.includes(name) && (decides === undefined || !decided.includes(decides)),
  );
  const set = (styles: readonly string[]) => act(() => world.setHostStyle(styles));
  return (
    <Panel
      title="Host styles"
      hint="What another host may do by the specification. Press a style to take it away."
    >
      <ul className="choices" aria-label="Host styles">
        {chosen.map(({ name, description }) => (
          <li key={name}>
            <Button aria-pressed onClick={() => set(names.filter((other) => other !== name))}>
              <strong>{name}</strong>
              <span>{description}</span>
            </Button>
          </li>
        ))}
      </ul>
      <ValuesForm onValues={({ style }: { style: string }) => set([...names, style])}>
        <Field label="What a host may do">
          <select name="style">
            {left.map(({ name, description }) => (
              <option value={name} key={name}>
                {description}
              </option>
            ))}
          </select>
        </Field>
        <button type="submit" className="main">
          Add style
        </button>
      </ValuesForm>
      <Row>
        <Button
          onClick={() =>
            act(() => world.setHostStyle({ random: Math.floor(Math.random() * 1_000_000) }))
          }
        >
          Draw some
        </Button>
        {names.length > 0 && <Button onClick={() => set([])}>As the mock is</Button>}
      </Row>
    </Panel>
  );
}
