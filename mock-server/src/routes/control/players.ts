import type { SentBetRecord } from '@matka/contracts/api/history';
import { developmentOtp } from '@matka/fixtures/players';
import type { FastifyInstance } from 'fastify';
import { betRecord } from '../../betting/bet-record.ts';
import { sliceOfBets } from '../../db/bet-history.ts';
import { ledgerOf, moveWallet } from '../../db/ledger.ts';
import { allPlayers, type PlayerRow, playerByMobile } from '../../db/players.ts';
import { inTransaction } from '../../db/transaction.ts';
import { processDueDraws } from '../../markets/process-due-draws.ts';
import { detail } from '../../shared/http-error.ts';
import { inHundredths, inPoints } from '../../shared/money.ts';
import { type World, worldTime } from '../../worlds/world.ts';
import { readControlForm } from './control-form.ts';
import { BalanceBody } from './request-schemas.ts';
import { type WorldParams, worldFromParams } from './world-params.ts';

interface PlayerParams {
  Params: { world: string; mobile: string };
}

/** A player in the control API. All players have the same development OTP. */
export interface PlayerSummary {
  id: number;
  mobile: string;
  name: string;
  points: number;
  otp: string | null;
}

const playerSummary = (player: PlayerRow): PlayerSummary => ({
  id: player.id,
  mobile: player.mobile,
  name: `${player.first_name} ${player.last_name}`,
  points: inPoints(player.balance),
  otp: player.takes_otp === 1 ? developmentOtp : null,
});

function playerOf(world: World, mobile: string): PlayerRow {
  const player = playerByMobile(world.db, mobile);
  if (!player) throw detail(404, `World ${world.id} has no player ${mobile}.`);
  return player;
}

/** Sets a balance by one ledger entry. */
function setBalance(world: World, mobile: string, hundredths: number): PlayerRow {
  return inTransaction(world.db, () => {
    const { id: playerId, balance } = playerOf(world, mobile);
    const amount = hundredths - balance;
    const at = worldTime(world);
    if (amount !== 0) moveWallet(world.db, { playerId, amount, at, kind: 'set', betId: null });
    return playerOf(world, mobile);
  });
}

/** The players of a world with their wallets, bets and ledgers. */
export function playerControl(app: FastifyInstance): void {
  app.get<WorldParams>('/__mock/worlds/:world/players/', ({ params }) =>
    allPlayers(worldFromParams(app, params).db).map(playerSummary),
  );
  app.get<PlayerParams>('/__mock/worlds/:world/players/:mobile/', ({ params }) =>
    playerSummary(playerOf(worldFromParams(app, params), params.mobile)),
  );
  app.put<PlayerParams>('/__mock/worlds/:world/players/:mobile/balance/', (request) => {
    const { params, body } = request;
    const { points } = readControlForm(BalanceBody, body);
    return playerSummary(
      setBalance(worldFromParams(app, params), params.mobile, inHundredths(points)),
    );
  });
  /** The newest hundred bets, without signing in. */
  app.get<PlayerParams>(
    '/__mock/worlds/:world/players/:mobile/bets/',
    ({ params }): SentBetRecord[] => {
      const world = worldFromParams(app, params);
      processDueDraws(world);
      const { id } = playerOf(world, params.mobile);
      return sliceOfBets(world.db, id, {}, { offset: 0, limit: 100 }).map((row) =>
        betRecord(world, row),
      );
    },
  );
  app.get<PlayerParams>('/__mock/worlds/:world/players/:mobile/ledger/', ({ params }) => {
    const world = worldFromParams(app, params);
    return ledgerOf(world.db, playerOf(world, params.mobile).id).map((entry) => ({
      at: entry.at,
      kind: entry.kind,
      points: inPoints(entry.amount),
      balance: inPoints(entry.balance),
      bet_id: entry.bet_id,
    }));
  });
}
