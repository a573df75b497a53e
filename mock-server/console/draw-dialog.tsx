import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import type { DrawPreview } from '../src/markets/preview-draw.ts';
import { payText, resultText } from './draw-text.ts';
import { amount, indianMinute } from './format.ts';
import { Button, Chip, Facts, Field, Row, Table, ValuesForm } from './parts.tsx';
import { useConsole } from './use-console.ts';

/** A draw by the name of its market. */
export interface NamedDraw {
  market: string;
  session: 'open' | 'close';
}

/** The bets that a draw decides, each with a button for a pana that makes it win. */
function DecidedBets({
  preview: { bets, total },
  makeWin,
}: {
  preview: DrawPreview;
  makeWin: (pana: string) => void;
}) {
  const title = 'Bets that this result decides';
  return (
    <div>
      <h3>{title}</h3>
      <Table
        name={title}
        heads={['Player', 'Bet', 'Points', '']}
        empty="No bet depends on this result."
        rows={bets.map(({ mobile, betType, numbers, points, winningPana }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal bets of a player have nothing else.
          <tr key={i}>
            <td>{mobile}</td>
            <td>
              {betType} <code>{numbers}</code>
            </td>
            <td>{amount(points)}</td>
            <td>
              {winningPana === null ? (
                <Chip>can win no more</Chip>
              ) : (
                <Button
                  aria-label={`Make this win: ${betType} ${numbers} of ${mobile}`}
                  onClick={() => makeWin(winningPana)}
                >
                  Make this win
                </Button>
              )}
            </td>
          </tr>
        ))}
      />
      {total > bets.length && (
        <p className="hint">
          The first {bets.length} of {total}.
        </p>
      )}
    </div>
  );
}

/**
 * Asks for the result of a market's session and sets it: before its time it is pending until then, after it corrected.
 * Shows the bets that the draw decides and what an entered pana pays; the mock computes both by its own settlement.
 */
export function DrawDialog({ market: name, session, close }: NamedDraw & { close: () => void }) {
  const { world, day, step } = useConsole();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const draw = day.markets.find((market) => market.name === name)?.[session];
  const named = { market: name, day: day.day, session };
  const [pana, setPana] = useState(draw?.pending ?? '');
  const key = ['draw', world.id, name, session, draw?.pana];
  const decided = useSWR(key, () => world.previewDraw({ ...named, pana: null }));
  const isWhole = /^\d{3}$/.test(pana);
  const pays = useSWR(isWhole && [...key, pana], () => world.previewDraw({ ...named, pana }));
  useEffect(() => dialog.current?.showModal(), []);

  if (draw === undefined) return null;
  const set = (drawn: string | null) => {
    close();
    return world.setDraw({ ...named, pana: drawn });
  };
  const setAndRun = () =>
    input.current?.reportValidity() &&
    step(async () => {
      await set(pana);
      return world.advance({ to: draw.at });
    });
  return (
    <dialog id="dialog" ref={dialog} aria-labelledby="dialog-title" onClose={close}>
      <h2 id="dialog-title">
        {name}, {session}
      </h2>
      <Facts
        pairs={[
          ['Bids stop', indianMinute(draw.stops)],
          ['Result', indianMinute(draw.at)],
          ['Drawn', resultText(draw)],
          ['Bets', `${draw.waiting} waiting, ${draw.won} won, ${draw.lost} lost`],
          ['Paid', `${draw.paid} points`],
        ]}
      />
      <ValuesForm onValues={() => step(() => set(pana))}>
        <Field label="Pana">
          <input
            ref={input}
            name="pana"
            required
            pattern="\d{3}"
            maxLength={3}
            inputMode="numeric"
            autoComplete="off"
            placeholder="128"
            value={pana}
            onChange={({ target }) => setPana(target.value)}
            autoFocus
          />
        </Field>
        <button type="submit" className="main">
          {Date.parse(draw.at) <= Date.parse(day.now) ? 'Correct' : 'Set'}
        </button>
        {Date.parse(draw.at) > Date.parse(day.now) && (
          <Button onClick={setAndRun}>Set and run to it</Button>
        )}
      </ValuesForm>
      <output className="pays">
        {isWhole && (pays.error ? String(pays.error.message) : pays.data && payText(pays.data))}
      </output>
      {decided.error && <p className="empty">{String(decided.error)}</p>}
      {decided.data && (
        <DecidedBets
          preview={decided.data}
          makeWin={(winning) => {
            setPana(winning);
            input.current?.focus();
          }}
        />
      )}
      <Row>
        <Button className="bad" onClick={() => step(() => set(null))}>
          Draw nothing
        </Button>
        <Button onClick={close}>Cancel</Button>
      </Row>
    </dialog>
  );
}
