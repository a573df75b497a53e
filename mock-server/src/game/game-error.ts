/** A number, payload or bet that breaks a rule of the game. The message is shown to the player. */
export class GameError extends Error {
  override readonly name = 'GameError';
}
