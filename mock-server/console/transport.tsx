import { useState } from 'react';
import { markOf } from './calls.ts';
import { eventsOf, eventText, nextEvent, nextText, shareOf, wholeDay } from './day.ts';
import { HourScale } from './day-panel.tsx';
import { indianMinute, isoInIndia } from './format.ts';
import { Button, Panel, Row, ValuesForm } from './parts.tsx';
import { useConsole } from './use-console.ts';

const minute = 60_000;
const advances = { '+1m': 60, '+10m': 600, '+1h': 3_600, '+6h': 21_600, '+1d': 86_400 };

/** The marks of the day: its draws, and the bets and faults of the journal, at most one of a kind a minute. */
function Marks() {
  const { day, journal } = useConsole();
  const range = wholeDay(day);
  const draws = eventsOf(day)
    .filter(({ text }) => text.includes('result'))
    .map(({ at }) => ({ kind: 'draw', at: Date.parse(at) }));
  const calls = journal
    .map((entry) => ({ kind: markOf(entry), at: entry.at }))
    .filter(({ kind, at }) => kind !== undefined && at >= range.from && at < range.to);
  const found = new Map(
    [...draws, ...calls].map((mark) => [`${mark.kind} ${Math.floor(mark.at / minute)}`, mark]),
  );
  return (
    <div className="marks" aria-hidden="true">
      {[...found].map(([key, { kind, at }]) => (
        <span key={key} className={`mark ${kind}`} style={{ '--at': shareOf(range, at) }} />
      ))}
    </div>
  );
}

/** Sets the time of the world without draws on the way; a paused clock stays paused. */
function useGoTo() {
  const { world, summary, step } = useConsole();
  return (now: string) =>
    step(() => (summary.clock === 'fixed' ? world.setClock(now) : world.runFrom(now)));
}

/** The day as a bar, with a marker that moves the time: forward by advancing, so that draws are made. */
function DayBar() {
  const { world, day, step } = useConsole();
  const goTo = useGoTo();
  const [pointed, setPointed] = useState<number>();
  const { from, to } = wholeDay(day);
  const instant = pointed ?? Date.parse(day.now);
  const release = async () => {
    if (pointed === undefined) return;
    const target = isoInIndia(pointed);
    if (pointed > Date.parse(day.now)) await step(() => world.advance({ to: target }));
    else await goTo(target);
    setPointed(undefined);
  };
  return (
    <div className="day-bar">
      <HourScale range={wholeDay(day)} />
      <Marks />
      <input
        type="range"
        className="now"
        max={(to - from) / minute}
        value={Math.floor((instant - from) / minute)}
        aria-label="Current time of the world"
        aria-valuetext={indianMinute(instant)}
        onChange={({ target }) => setPointed(from + Number(target.value) * minute)}
        onPointerUp={release}
        onKeyUp={release}
      />
      <output className="now-label">{indianMinute(instant)}</output>
    </div>
  );
}

function PauseButton() {
  const { world, summary, day, step } = useConsole();
  const isPaused = summary.clock === 'fixed';
  const toggle = () =>
    isPaused
      ? step(() => world.runFrom(day.now), 'The clock runs.')
      : step(world.freeze, 'The clock is paused.');
  return (
    <Button className="pause" data-key="f" onClick={toggle}>
      {isPaused ? 'Resume' : 'Pause'}
    </Button>
  );
}

/** The controls that move the time of the world. */
export function Transport() {
  const { world, summary, day, journal, step, branch, tell } = useConsole();
  const goTo = useGoTo();
  const next = nextEvent(day);
  const last = eventsOf(day).at(-1);
  const runToEnd = () =>
    last && Date.parse(last.at) > Date.parse(day.now)
      ? step(() => world.advance({ to: last.at }), eventText(last))
      : tell(nextText(day));
  return (
    <Panel title="Time">
      <DayBar />
      <Row>
        <Button
          title="Copies this world as it is"
          onClick={() => branch(journal.at(-1)?.number ?? 0)}
        >
          Branch
        </Button>
        <PauseButton />
        {Object.entries(advances).map(([text, seconds]) => (
          <Button
            key={text}
            data-key={seconds === 600 ? '.' : undefined}
            onClick={() => step(() => world.advance({ seconds }))}
          >
            {text}
          </Button>
        ))}
        <Button
          className="main"
          data-key="n"
          title={nextText(day)}
          onClick={() => step(() => world.advance({ to: 'next-event' }), next && eventText(next))}
        >
          Next event
        </Button>
        <Button onClick={runToEnd}>Run to end of day</Button>
        <Button
          aria-pressed={summary.clock === 'real'}
          onClick={() => step(world.useRealTime, 'The clock shows real time.')}
        >
          Real time
        </Button>
        <ValuesForm onValues={({ now }: { now: string }) => goTo(`${now}+05:30`)}>
          <input
            type="datetime-local"
            name="now"
            required
            aria-label="Another day, time in India"
          />
          <button type="submit">Go</button>
        </ValuesForm>
      </Row>
    </Panel>
  );
}
