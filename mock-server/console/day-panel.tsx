import { useState } from 'react';
import { hoursIn, hoursOfDraws, marketsByNextDraw, nextText, type Range, shareOf } from './day.ts';
import { DrawDialog, type NamedDraw } from './draw-dialog.tsx';
import { type Draw, isDrawnEarly, type Market, resultText } from './draw-text.ts';
import { amount, type Instant, indianMinute } from './format.ts';
import { Panel } from './parts.tsx';
import { useConsole } from './use-console.ts';

const stateKinds: Readonly<Record<number, 'good' | 'warn' | 'bad'>> = {
  6: 'good',
  4: 'warn',
  2: 'bad',
  3: 'bad',
};

const resultOf = ({ open, close }: Market) =>
  `${open.pana ?? '***'}-${open.digit ?? '*'}${close.digit ?? '*'}-${close.pana ?? '***'}`;

function stateOf({ pana, byHand, waiting, won }: Draw): string {
  if (byHand) return 'by-hand';
  if (pana === null) return waiting > 0 ? 'waiting' : 'due';
  return won > 0 ? 'paid' : 'drawn';
}

/** The state of a market now, unusual states first. A draw that was set by hand is no result before its time. */
function stateText({ open, close, statusName }: Market, now: string): string {
  const waiting = open.waiting + close.waiting;
  const paid = open.paid + close.paid;
  const parts = [
    isDrawnEarly(open, now) && 'open drawn early',
    isDrawnEarly(close, now) && 'close drawn early',
    waiting > 0 && `${waiting} waiting`,
    paid > 0 && `paid ${amount(paid)}`,
    statusName,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Every third hour of a range, above a track. */
export function HourScale({ range }: { range: Range }) {
  const { day } = useConsole();
  return (
    <div className="scale" aria-hidden="true">
      {hoursIn(day, range).map((at) => (
        <span key={at} style={{ '--at': shareOf(range, at) }}>
          {indianMinute(at)}
        </span>
      ))}
    </div>
  );
}

interface TrackProps {
  market: Market;
  range: Range;
  ask: (draw: NamedDraw) => void;
}

function Dot({ market, range, ask, session }: TrackProps & { session: 'open' | 'close' }) {
  const draw = market[session];
  const text = `${market.name}, ${session} result at ${indianMinute(draw.at)}: ${resultText(draw)}, ${draw.waiting} bets waiting, ${draw.won} won, ${draw.lost} lost`;
  return (
    <button
      type="button"
      className={`dot ${stateOf(draw)}`}
      aria-label={text}
      title={text}
      style={{ '--at': shareOf(range, draw.at) }}
      onClick={() => ask({ market: market.name, session })}
    />
  );
}

function Track(props: TrackProps) {
  const { day } = useConsole();
  const { market, range } = props;
  if (market.holiday) return <div className="track">Holiday</div>;
  const phase = (kind: string, begin: Instant, end: Instant) => (
    <span
      className={`phase ${kind}`}
      style={{ '--from': shareOf(range, begin), '--to': shareOf(range, end) }}
    />
  );
  return (
    <div className="track">
      {phase('open', day.from, market.open.stops)}
      {phase('close', market.open.stops, market.close.stops)}
      <Dot {...props} session="open" />
      <Dot {...props} session="close" />
    </div>
  );
}

function MarketList({ markets, ...rest }: Omit<TrackProps, 'market'> & { markets: Market[] }) {
  const { day } = useConsole();
  return (
    <ul>
      {markets.map((market) => {
        const state = stateText(market, day.now);
        return (
          <li className="market" key={market.id}>
            <strong>{market.name}</strong>
            <span className={`market-state ${stateKinds[market.status] ?? 'quiet'}`} title={state}>
              {state}
            </span>
            <Track market={market} {...rest} />
            <span className={market.open.pana === null ? 'result undrawn' : 'result'}>
              {resultOf(market)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** All markets; markets without a draw to come are collapsed while other markets have one. */
function Markets({ ask }: Pick<TrackProps, 'ask'>) {
  const { day } = useConsole();
  const range = hoursOfDraws(day);
  const { coming, over } = marketsByNextDraw(day);
  const closed = <MarketList markets={over} range={range} ask={ask} />;
  const now = Date.parse(day.now);
  return (
    <div
      className={now > range.from && now < range.to ? 'has-now' : ''}
      style={{ '--now': shareOf(range, now) }}
    >
      <div className="market head">
        <HourScale range={range} />
      </div>
      {coming.length > 0 && over.length > 0 ? (
        <details>
          <summary>
            {over.length} closed: {over.map(({ name }) => name).join(', ')}
          </summary>
          {closed}
        </details>
      ) : (
        closed
      )}
      <MarketList markets={coming} range={range} ask={ask} />
    </div>
  );
}

const legend = {
  open: 'bids on both',
  close: 'bids on close',
  drawn: 'drawn',
  paid: 'drawn, wins paid',
  'by-hand': 'set by hand',
  waiting: 'bets waiting',
};

/** The market day with its draws. */
export function DayPanel() {
  const { day } = useConsole();
  const [asked, setAsked] = useState<NamedDraw>();
  return (
    <Panel
      title="The day"
      hint={`${nextText(day)} A dot is a draw: press it to set or correct it.`}
    >
      {day.markets.length === 0 ? (
        <p className="empty">This world has no markets.</p>
      ) : (
        <Markets ask={setAsked} />
      )}
      <p className="legend">
        {Object.entries(legend).map(([kind, text]) => (
          <span className={`key ${kind}`} key={kind}>
            {text}
          </span>
        ))}
      </p>
      {asked && <DrawDialog {...asked} close={() => setAsked(undefined)} />}
    </Panel>
  );
}
