import type { Message } from '../i18n/text.ts';

export interface SessionEvents {
  /** A refresh brought a new access token. */
  readonly onRefreshed: (access: string) => void;
  /** No working token is left; `reason` is a message for the player. */
  readonly onExpired: (reason: Message) => void;
}

let events: SessionEvents | undefined;

export function setSessionEvents(handlers: SessionEvents): void {
  events = handlers;
}

export const sessionEvents = (): SessionEvents | undefined => events;
