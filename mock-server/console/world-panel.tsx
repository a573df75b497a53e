import { appAddress } from './app-address.ts';
import { defaultWorld, mock } from './control.ts';
import { indianDay, indianMinute } from './format.ts';
import { Button, Chip, Field, Panel, Row, Table, ValuesForm } from './parts.tsx';
import { useAbout, useConsole, useWorlds } from './use-console.ts';

function CreateForm() {
  const { enter } = useConsole();
  return (
    <ValuesForm
      onValues={({ id }: { id: string }) => enter(async () => (await mock.world(id).create()).id)}
    >
      <Field label="New world">
        <input name="id" required pattern="[a-z0-9\-]{1,64}" placeholder="asha" />
      </Field>
      <button type="submit" className="main">
        Create
      </button>
    </ValuesForm>
  );
}

function ImportField() {
  const { enter } = useConsole();
  const open = (file: File | undefined) =>
    enter(async () => {
      const world = JSON.parse((await file?.text()) ?? '');
      return (await mock.world(String(world.id ?? 'opened')).open(world)).id;
    });
  return (
    <label className="button">
      Import
      <input
        type="file"
        accept="application/json,.json"
        className="hidden"
        onChange={({ target }) => open(target.files?.[0])}
      />
    </label>
  );
}

/** Lists, creates, resets, removes, exports and imports worlds. */
export function WorldPanel() {
  const { world, summary, enter, change } = useConsole();
  const { id } = world;
  const href = appAddress(useAbout()?.web ?? null, id);
  // Another world may have another host name; this page and its undo button would be gone.
  const remove = () =>
    confirm(`Remove ${id} with its players, bets and journal?`) &&
    enter(async () => {
      await world.drop();
      return defaultWorld;
    });
  return (
    <Panel
      title="Worlds"
      hint="An app_id names an isolated world: players, markets, clock, faults and journal."
    >
      <p className="hint">
        Play in this world:{' '}
        <a href={href} target="_blank" rel="noopener">
          {href}
        </a>
      </p>
      <Table
        name="All worlds"
        heads={['World', 'Scenario', 'Time', '']}
        empty="There is no world."
        rows={useWorlds().map((other) => (
          <tr key={other.id}>
            <td>
              <strong>{other.id}</strong>
            </td>
            <td>{other.scenario}</td>
            <td>{`${indianDay(other.now)}, ${indianMinute(other.now)}`}</td>
            <td>
              {other.id === id ? (
                <Chip kind="good">shown</Chip>
              ) : (
                <Button aria-label={`Show ${other.id}`} onClick={() => enter(async () => other.id)}>
                  Show
                </Button>
              )}
            </td>
          </tr>
        ))}
      />
      <CreateForm />
      <Row>
        <Button
          onClick={() =>
            change(async () => {
              await world.reset();
              return `${id} was reset.`;
            })
          }
        >
          Reset
        </Button>
        <a
          className="button"
          href={`/__mock/worlds/${id}/file/`}
          download={`${id}.matka-world.json`}
        >
          Export
        </a>
        <ImportField />
        <Button className="bad" onClick={remove}>
          Remove
        </Button>
        <Chip>scenario {summary.scenario}</Chip>
        <Chip>seed {summary.seed}</Chip>
      </Row>
    </Panel>
  );
}
