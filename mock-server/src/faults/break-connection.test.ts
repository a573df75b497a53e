import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { breakConnection } from './apply-fault.ts';

/** What happens to a response and its connection, in order. */
async function stepsOf(how: 'reset' | 'drop', socket = new Socket()): Promise<string[]> {
  const steps: string[] = [];
  const raw = new ServerResponse(new IncomingMessage(socket));
  raw.assignSocket(socket);
  vi.spyOn(raw, 'writeProcessing').mockImplementation(() => void steps.push('102'));
  vi.spyOn(raw, 'destroy').mockImplementation(() => {
    steps.push('destroy');
    return raw;
  });
  vi.spyOn(socket, 'resetAndDestroy').mockImplementation(() => {
    steps.push('reset');
    return socket;
  });
  await breakConnection({ raw }, how);
  return steps;
}

describe('a broken connection', () => {
  it('sends 102 and then resets, so that the client does not repeat the request', async () => {
    expect(await stepsOf('reset')).toEqual(['102', 'reset']);
  });

  it('sends nothing when it is dropped', async () => {
    expect(await stepsOf('drop')).toEqual(['destroy']);
  });

  it('that is broken already is left alone', async () => {
    const socket = new Socket();
    socket.destroy();
    expect(await stepsOf('reset', socket)).toEqual(['destroy']);
  });
});
