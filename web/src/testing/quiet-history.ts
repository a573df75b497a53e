import { vi } from 'vitest';

/** Replaces `api/history.ts`: a history that no screen loads, and that a submission searches. */

export const readHistoryPage = vi.fn();
export const onHistoryRead = () => () => undefined;
export const useHistory = () => ({ status: 'pending', retry: () => undefined });
export const useSeenHistory = () => undefined;
