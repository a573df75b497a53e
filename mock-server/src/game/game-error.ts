/** A number, payload or bet that the game's rules cannot work with; the message says why, for the player. */
export class GameError extends Error {
  override readonly name = 'GameError';
}
