import type { Message } from '../i18n/text.ts';

/** Callbacks of the client about the player's tokens. */
export interface SessionEvents {
  /** A refresh brought a new access token. */
  readonly onRefreshed: (access: string) => void;
  /** No working token is left; `reason` is a message for the player. */
  readonly onExpired: (reason: Message) => void;
}

let events: SessionEvents | undefined;

/** Sets the callbacks of the client, once at start-up. */
export function setSessionEvents(handlers: SessionEvents): void {
  events = handlers;
}

export const sessionEvents = (): SessionEvents | undefined => events;
