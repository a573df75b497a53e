import { beforeEach, describe, expect, it } from 'vitest';
import { clearSession } from '../auth/sign-out.ts';
import { DRAW_TICKETS_KEY } from '../auth/stored-user.ts';
import { hostNow } from '../lib/host-time.ts';
import { signInForTest } from '../testing/signed-in.ts';
import { sampleSubmission } from '../testing/stored-submissions.ts';
import { drawTickets, forgetTickets, keepTickets } from './draw-tickets.ts';

const labels = () => drawTickets().map(({ label }) => label);

describe('the tickets of placed bids', () => {
  beforeEach(() => {
    localStorage.clear();
    signInForTest();
  });

  it('the tickets are kept when a bet is placed, the newest first', () => {
    const host = hostNow() - 5000;
    const firstSentAt = { host, device: host };
    keepTickets(sampleSubmission({ firstSentAt }));
    keepTickets(
      sampleSubmission({ firstSentAt, bids: [{ label: '61', points: 5, session: 'close' }] }),
    );
    expect(labels()).toEqual(['61', '05', '47']);
    expect(drawTickets()[0]).toEqual({
      marketId: 7,
      market: 'Kalyan Matka',
      label: '61',
      session: 'close',
      at: host,
    });
  });

  it('the tickets are gone at Logout, and are those of one player', () => {
    keepTickets(sampleSubmission());
    signInForTest({ id: 2, mobile_number: '9000000002' });
    expect(labels()).toEqual([]);
    signInForTest();
    expect(labels()).toEqual(['05', '47']);
    clearSession();
    expect(localStorage.getItem(DRAW_TICKETS_KEY)).toBeNull();
  });

  it.each(['', '{', '[]', '7', '{"player":"9876543210","tickets":7}', '{"tickets":[{}]}'])(
    'the tickets are none where the storage holds %j, and can be kept again',
    (text) => {
      localStorage.setItem(DRAW_TICKETS_KEY, text);
      expect(labels()).toEqual([]);
      keepTickets(sampleSubmission());
      expect(labels()).toEqual(['05', '47']);
    },
  );

  it('the tickets are dropped a day and a half later, when seen, and above three hundred', () => {
    const old = hostNow() - 37 * 3_600_000;
    keepTickets(sampleSubmission({ firstSentAt: { host: old, device: old } }));
    expect(labels()).toEqual([]);
    keepTickets(sampleSubmission());
    forgetTickets(({ label }) => label === '05');
    expect(labels()).toEqual(['47']);
    const many = Array.from({ length: 310 }, (_, n) => ({
      label: String(n).padStart(3, '0'),
      points: 1,
      session: 'open' as const,
    }));
    keepTickets(sampleSubmission({ bids: many }));
    expect(labels()).toHaveLength(300);
  });
});
