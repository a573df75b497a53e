function bodyOf({ answer }) {
  try {
    return JSON.parse(answer);
  } catch {
    return undefined;
  }
}

/** The balance in a response, with the player's mobile number or id. */
function balanceIn(entry) {
  if (entry.status < 200 || entry.status >= 300) return undefined;
  if (entry.method !== 'POST' || !/^\/(betting|users\/(login|register))\/?(\?|$)/.test(entry.url))
    return undefined;
  const { user, user_balance: balance } = bodyOf(entry) ?? {};
  if (balance) return { player: entry.playerId, points: balance.current_balance };
  return user?.points === undefined ? undefined : { player: user.id, points: user.points };
}

/**
 * What the app of each player shows, by player id: the balance of the last response that had one. The app asks for no
 * balance between bets, so points that were won since are missing.
 */
export function pointsShown(entries) {
  const shown = new Map();
  for (const entry of entries) {
    const { player, points } = balanceIn(entry) ?? {};
    if (player !== undefined) shown.set(player, points);
  }
  return shown;
}
