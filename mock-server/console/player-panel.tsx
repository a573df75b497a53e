import type { SentBetRecord } from '@matka/contracts/api/history';
import { useState } from 'react';
import type { PlayerSummary } from '../src/routes/control/players.ts';
import { pointsShown } from './calls.ts';
import { amount, indianDay, indianTime } from './format.ts';
import { Button, Chip, Field, Panel, Row, Table, ValuesForm } from './parts.tsx';
import { useAbout, useConsole, useWorldData } from './use-console.ts';

const numbersOf = ({ placed_bets: placed = [] }: SentBetRecord['bet_details']): string =>
  placed
    .map(
      ({ bet_type: side, points: _, ...numbers }) =>
        `${side ?? ''} ${Object.values(numbers).join('-')}`,
    )
    .join(', ');

const chipKinds: Readonly<Record<string, 'good' | 'bad'>> = { won: 'good', lost: 'bad' };

/** The balance that the app shows, if it is known, beside the balance on the host. */
function appBalance(points: number, inApp: number | undefined) {
  if (inApp === undefined) return undefined;
  if (inApp === points) return <Chip kind="good">the same</Chip>;
  return (
    <Chip kind="warn">
      the app shows {amount(inApp)}, the host holds {amount(points)}
    </Chip>
  );
}

function PointsForm({ mobile, points }: PlayerSummary) {
  const { world, act } = useConsole();
  return (
    <ValuesForm
      onValues={({ points: wanted }: { points: number }) =>
        act(() => world.setBalance(mobile, wanted))
      }
    >
      <input
        // Shows the new points when they change.
        key={points}
        name="points"
        type="number"
        min={0}
        step="0.01"
        defaultValue={points}
        aria-label={`Points of ${mobile}`}
      />
      <button type="submit" aria-label={`Set the points of ${mobile}`}>
        Set
      </button>
    </ValuesForm>
  );
}

function PlayerTables({ mobile, hide }: { mobile: string; hide: () => void }) {
  const { world } = useConsole();
  const bets = useWorldData(world, `bets ${mobile}`, () => world.bets(mobile)) ?? [];
  const ledger = useWorldData(world, `ledger ${mobile}`, () => world.ledger(mobile)) ?? [];
  return (
    <div className="beside">
      <div>
        <h3>Ledger of {mobile}</h3>
        <Table
          name="Ledger"
          heads={['Time', 'Kind', 'Points', 'Wallet', 'Bet']}
          empty="No events yet."
          rows={ledger
            .toReversed()
            .slice(0, 200)
            .map(({ at, kind, points, balance, bet_id: bet }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: movements have no other name.
              <tr key={i}>
                <td>{`${indianDay(at)}, ${indianTime(at)}`}</td>
                <td>{kind}</td>
                <td>
                  <span className={points < 0 ? 'minus' : 'plus'}>{points.toFixed(2)}</span>
                </td>
                <td>{balance.toFixed(2)}</td>
                <td>{bet}</td>
              </tr>
            ))}
        />
      </div>
      <div>
        <h3>Bets of {mobile}</h3>
        <Table
          name="Bets"
          heads={['Bet', 'Market', 'Type', 'Numbers', 'Points', 'Status']}
          empty="There are no bets."
          rows={bets.map(({ id, market, bet_type: type, bet_details: details }) => (
            <tr key={id}>
              <td>{id}</td>
              <td>{market.name}</td>
              <td>{type.name}</td>
              <td>
                <code>{numbersOf(details)}</code>
              </td>
              <td>{details.amount}</td>
              <td>
                <Chip kind={chipKinds[details.bet_status] ?? 'warn'}>{details.bet_status}</Chip>
              </td>
            </tr>
          ))}
        />
      </div>
      <Row>
        <Button onClick={hide}>Hide them</Button>
      </Row>
    </div>
  );
}

/** The players with their credentials, wallets, bets and ledgers. */
export function PlayerPanel() {
  const { world, journal, act } = useConsole();
  const players = useWorldData(world, 'players', world.players) ?? [];
  const demoPlayers = useAbout()?.players ?? [];
  const [shown, setShown] = useState('');
  const balances = pointsShown(journal);
  const show = (mobile: string) => act(async () => setShown(mobile));
  return (
    <Panel
      title="Players"
      hint="Demo players first; the OTP works for all of them. Players named Magic trigger errors."
    >
      <Table
        name="Accounts"
        heads={['Player', 'Password · MPIN · OTP', 'Points', 'In the app', '']}
        empty="This world has no players."
        rows={players.map((player) => {
          const { mobile, name, points, otp, id } = player;
          const demo = demoPlayers.find((one) => one.mobile === mobile);
          return (
            <tr key={mobile}>
              <td>
                <strong>{mobile}</strong> {name}
              </td>
              <td>{[demo?.password, demo?.mpin, otp].filter(Boolean).join(' · ')}</td>
              <td>
                <PointsForm {...player} />
              </td>
              <td>{appBalance(points, balances.get(id))}</td>
              <td>
                <Button aria-label={`Ledger and bets of ${mobile}`} onClick={() => show(mobile)}>
                  Ledger
                </Button>
              </td>
            </tr>
          );
        })}
      />
      {players.some(({ mobile }) => mobile === shown) && (
        <PlayerTables mobile={shown} hide={() => show('')} />
      )}
    </Panel>
  );
}

/** Token lifetimes and expiry. */
export function TokenPanel() {
  const { world, summary, act } = useConsole();
  const { refreshRefused, accessSeconds, refreshSeconds } = summary.tokens;
  return (
    <Panel
      title="Tokens"
      hint="Lifetimes count in real time. Expiring rejects all access tokens issued so far."
    >
      <Row>
        <Button onClick={() => act(world.expireTokens)}>Expire access tokens</Button>
        <Button onClick={() => act(() => world.setTokens({ refreshRefused: !refreshRefused }))}>
          {refreshRefused ? 'Accept refreshes' : 'Refuse refreshes'}
        </Button>
        <Chip>access {accessSeconds} s</Chip>
        <Chip>refresh {refreshSeconds} s</Chip>
      </Row>
      <ValuesForm
        onValues={(values: { accessSeconds: number }) => act(() => world.setTokens(values))}
      >
        <Field label="Access token lifetime, seconds">
          <input name="accessSeconds" type="number" required />
        </Field>
        <button type="submit">Set</button>
      </ValuesForm>
    </Panel>
  );
}
