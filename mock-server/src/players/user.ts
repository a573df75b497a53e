import type { User } from '@matka/contracts/api/users';
import type { PlayerRow } from '../db/players.ts';
import { inPoints } from '../shared/money.ts';

/** A player as answers tell it. */
export const userOf = (player: PlayerRow): User => ({
  id: player.id,
  first_name: player.first_name,
  last_name: player.last_name,
  name: `${player.first_name} ${player.last_name}`,
  mobile_number: player.mobile,
  points: inPoints(player.balance),
});
