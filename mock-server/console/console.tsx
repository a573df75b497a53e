import { useEffect } from 'react';
import { SWRConfig } from 'swr';
import { App } from './app-frame.tsx';
import { CoveragePanel, InvariantPanel } from './check-panels.tsx';
import { ConsoleProvider } from './console-provider.tsx';
import { DayPanel } from './day-panel.tsx';
import { FaultPanel } from './fault-panel.tsx';
import { Header } from './header.tsx';
import { HostStylePanel } from './host-style-panel.tsx';
import { JournalPanel } from './journal-panel.tsx';
import { pressByKeys } from './keys.ts';
import { PlayerPanel, TokenPanel } from './player-panel.tsx';
import { ScenarioPanel } from './scenario-panel.tsx';
import { Tabs } from './tabs.tsx';
import { Transport } from './transport.tsx';
import { WorldPanel } from './world-panel.tsx';

const tabs = {
  journal: <JournalPanel />,
  players: (
    <>
      <PlayerPanel />
      <TokenPanel />
    </>
  ),
  scenarios: (
    <>
      <ScenarioPanel />
      <HostStylePanel />
    </>
  ),
  faults: <FaultPanel />,
  worlds: <WorldPanel />,
  checks: (
    <>
      <InvariantPanel />
      <CoveragePanel />
    </>
  ),
};

/** The whole page. */
export function Console() {
  useEffect(pressByKeys, []);
  return (
    /* Two parts that ask for the same at once ask once; the next look, two seconds later, is a new one. */
    <SWRConfig value={{ dedupingInterval: 1_000 }}>
      <ConsoleProvider>
        <Header />
        <main>
          <div id="day">
            <DayPanel />
          </div>
          <Tabs tabs={tabs} />
          <App />
          <div id="transport">
            <Transport />
          </div>
        </main>
      </ConsoleProvider>
    </SWRConfig>
  );
}
