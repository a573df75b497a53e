import { useEffect, useState } from 'react';
import { ArmedFaults } from './fault-panel.tsx';
import { indianDay, indianMinute, indianTime } from './format.ts';
import { useConsole, useWorlds } from './use-console.ts';

/** The time of the world, every second. */
function Clock() {
  const { summary } = useConsole();
  const [now, setNow] = useState(() => Date.now());
  const [read, setRead] = useState({ summary, at: now });
  if (read.summary !== summary) setRead({ summary, at: Date.now() });
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const passed = summary.clock === 'fixed' ? 0 : Math.max(0, now - read.at);
  const instant = Date.parse(summary.now) + passed;
  return (
    <time id="clock">
      {indianDay(instant)}, {indianTime(instant)}
    </time>
  );
}

function WorldSelect() {
  const { world, enter } = useConsole();
  const worlds = useWorlds();
  return (
    <label className="world">
      <span>World</span>
      <select
        id="world"
        value={world.id}
        onChange={({ target: { value } }) => enter(async () => value)}
      >
        {worlds.every(({ id }) => id !== world.id) && <option>{world.id}</option>}
        {worlds.map(({ id, scenario, now }) => (
          <option value={id} key={id}>
            {id} · {scenario} · {indianDay(now)}, {indianMinute(now)}
          </option>
        ))}
      </select>
    </label>
  );
}

const keys = {
  '/': 'Filter the journal',
  '.': 'Ten minutes later',
  n: 'Advance to the next event of the day',
  f: 'Pause or resume the clock',
  '?': 'This list',
};

/** The bar at the top: armed faults, keys, the chosen world and its time. */
export function Header() {
  return (
    <>
      <header className="bar">
        <h1>Matka mock</h1>
        <p className="simulated">Simulated points: no real money moves.</p>
        <div id="armed">
          <ArmedFaults />
        </div>
        <button type="button" className="plain" popoverTarget="keys" data-key="?">
          Keys
        </button>
        <a href="/__mock/docs/">API</a>
        <WorldSelect />
        <Clock />
      </header>
      <dl className="facts" id="keys" popover="auto">
        {Object.entries(keys).map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
