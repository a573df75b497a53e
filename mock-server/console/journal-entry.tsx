import type { JournalEntry } from '../src/journal/entry.ts';
import type { RowChange } from '../src/journal/replay.ts';
import { curlOf, testOf } from './calls.ts';
import { worldAddress } from './control.ts';
import { json, pretty } from './format.ts';
import { Button, Chip, Row, Table } from './parts.tsx';
import { useConsole, useWorldData } from './use-console.ts';

/** The changed columns of a row, each with its old and its new value. */
function Differences({ before, after }: RowChange) {
  const keys = Object.keys(after ?? before ?? {}).filter(
    (key) => !before || !after || before[key] !== after[key],
  );
  return (
    <ul className="differences">
      {keys.map((key) => (
        <li key={key}>
          {key} {before && <del>{String(before[key])}</del>}
          {before && after && ' '}
          {after && <ins>{String(after[key])}</ins>}
        </li>
      ))}
    </ul>
  );
}

function changeChip({ before, after }: RowChange) {
  if (!before) return <Chip kind="good">new</Chip>;
  return after ? <Chip kind="warn">changed</Chip> : <Chip kind="bad">gone</Chip>;
}

const Body = ({ title, text }: { title: string; text: string }) => (
  <div>
    <h3>{title}</h3>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls is reached by keyboard. */}
    {text ? <pre tabIndex={0}>{text}</pre> : <p>No body</p>}
  </div>
);

/** The status of the response, and the status that the client got if a fault changed it. */
const responseOf = ({ status, sent }: JournalEntry): string =>
  `${status || 'none'}${sent ? `; to the client ${sent.status || 'no response'} (${sent.effects.join(', ')})` : ''}`;

function CopyButton({ label, what, text }: Record<'label' | 'what' | 'text', string>) {
  const { act, tell } = useConsole();
  const copy = () =>
    act(async () => {
      await navigator.clipboard.writeText(text);
      tell(`${what} copied.`);
    });
  return <Button onClick={copy}>{label}</Button>;
}

/** The rows that a request changed, or the reason why they are unknown. */
function Changes({ number }: { number: number }) {
  const { world } = useConsole();
  const read = () => world.changes(number).catch((error: unknown) => String(error));
  const changes = useWorldData(world, `changes ${number}`, read) ?? 'Looking…';
  if (typeof changes === 'string') return <p className="empty">{changes}</p>;
  return (
    <Table
      name="Rows changed"
      heads={['Row', 'Change', 'Before and after']}
      empty="This request changed no rows."
      rows={changes.map((change) => {
        const { table, before, after } = change;
        const name = `${table} ${(after ?? before)?.id ?? ''}`;
        return (
          <tr key={name}>
            <td>{name}</td>
            <td>{changeChip(change)}</td>
            <td>
              <Differences {...change} />
            </td>
          </tr>
        );
      })}
    />
  );
}

/** The request and the response of a journal entry, and its changes. */
export function EntryDetails({ entry }: { entry: JournalEntry }) {
  const { world } = useConsole();
  const { request, answer, number } = entry;
  const address = worldAddress(world.id);
  return (
    <div className="call">
      <div className="beside">
        <Body title="Request" text={request === undefined ? '' : json(request)} />
        <Body title={`Response: ${responseOf(entry)}`} text={pretty(answer)} />
      </div>
      <Changes number={number} />
      <Row>
        <CopyButton label="Copy as cURL" what="The cURL line" text={curlOf(entry, address)} />
        <CopyButton label="Copy as a test" what="The test" text={testOf(entry, address)} />
      </Row>
    </div>
  );
}
