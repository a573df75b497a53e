import { BetRecord } from '@matka/contracts/api/history';
import { developmentOtp } from '@matka/fixtures/players';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { betRecord } from '../../betting/history.ts';
import { sliceOfBets } from '../../db/bets.ts';
import { inTransaction } from '../../db/database.ts';
import { ledgerOf, moveWallet } from '../../db/ledger.ts';
import { allPlayers, type PlayerRow, playerByMobile } from '../../db/players.ts';
import { processDueDraws } from '../../markets/due-draws.ts';
import { worldOf } from '../../plugins/authentication.ts';
import { detail } from '../../shared/http-error.ts';
import { inHundredths, inPoints } from '../../shared/money.ts';
import {
  closed,
  IntegerSchema,
  nullable,
  StringSchema,
  Text,
  TimeSchema,
} from '../../shared/schema-types.ts';
import type { SchemaTypes } from '../../shared/validate.ts';
import { type World, worldTime } from '../../worlds/world.ts';
import { controlOperations } from '../openapi/operation.ts';

interface PlayerParams {
  Params: { mobile: string };
}
const params = Type.Object({ mobile: StringSchema });

export const BalanceBody = Type.Object(
  {
    points: Type.Number({
      minimum: 0,
      maximum: 1_000_000_000,
      multipleOf: 0.01,
      examples: [250],
    }),
  },
  closed,
);

/** A player in the control API. All players have the same development OTP. */
export const PlayerSummary = Type.Object({
  id: IntegerSchema,
  mobile: Text('9876543210'),
  name: Text('Aarav Sharma'),
  points: Type.Number(),
  otp: nullable(Text('482913')),
});
export type PlayerSummary = Static<typeof PlayerSummary>;

export const LedgerEntry = Type.Object({
  at: TimeSchema,
  kind: Text('bet'),
  points: Type.Number(),
  balance: Type.Number(),
  bet_id: nullable(IntegerSchema),
});
export type LedgerEntry = Static<typeof LedgerEntry>;

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

function setBalance(world: World, mobile: string, hundredths: number): PlayerRow {
  return inTransaction(world.db, () => {
    const { id: playerId, balance } = playerOf(world, mobile);
    const amount = hundredths - balance;
    const at = worldTime(world);
    if (amount !== 0) moveWallet(world.db, { playerId, amount, at, kind: 'set', betId: null });
    return playerOf(world, mobile);
  });
}

const maxMovements = 1_000;

const operation = controlOperations('players');
const listPlayers = operation('listPlayers', 'The players.', Type.Array(PlayerSummary));
const readPlayer = operation('readPlayer', 'A player.', PlayerSummary);
const putBalance = operation('setBalance', 'Set a balance, in points.', PlayerSummary, {
  params,
  body: BalanceBody,
});
const listPlayerBets = operation(
  'listPlayerBets',
  'The newest hundred bets of a player.',
  Type.Array(BetRecord),
);
const listLedger = operation(
  'listLedger',
  'The newest thousand movements of a wallet.',
  Type.Array(LedgerEntry),
);

/** The players of a world with their wallets, bets and ledgers. */
export function playerControl(app: FastifyInstance): void {
  const typed = app.withTypeProvider<SchemaTypes>();
  app.get('/players/', listPlayers, (request) =>
    allPlayers(worldOf(request).db).map(playerSummary),
  );
  app.get<PlayerParams>('/players/:mobile/', readPlayer, (request) =>
    playerSummary(playerOf(worldOf(request), request.params.mobile)),
  );
  typed.put('/players/:mobile/balance/', putBalance, (request) => {
    const hundredths = inHundredths(request.body.points);
    return playerSummary(setBalance(worldOf(request), request.params.mobile, hundredths));
  });
  app.get<PlayerParams>('/players/:mobile/bets/', listPlayerBets, (request) => {
    const world = worldOf(request);
    processDueDraws(world);
    const { id } = playerOf(world, request.params.mobile);
    return sliceOfBets(world.db, id, {}, { offset: 0, limit: 100 }).map((row) =>
      betRecord(world, row),
    );
  });
  app.get<PlayerParams>('/players/:mobile/ledger/', listLedger, (request) => {
    const world = worldOf(request);
    return ledgerOf(world.db, playerOf(world, request.params.mobile).id, maxMovements).map(
      (entry) => ({
        at: entry.at,
        kind: entry.kind,
        points: inPoints(entry.amount),
        balance: inPoints(entry.balance),
        bet_id: entry.bet_id,
      }),
    );
  });
}
