import { poorPlayer } from '@matka/fixtures/players';
import { type Fields, fieldsIn, type Json } from '../../src/host-styles/json.ts';
import type { Host, HostRequest, Transformer } from '../hosts/host.ts';
import { pageOf, rows } from '../hosts/records.ts';
import { allOf, answers, edits, fresh } from '../hosts/transform.ts';

/**
 * Makes a transformer from a function that signs another player in to the app of the last login, for the access token.
 */
export const withAnother = (
  make: (token: (host: Host, origin: URL) => Promise<Json>) => Transformer,
): Transformer =>
  fresh(() => {
    const { mobile: mobile_number, otp } = poorPlayer;
    let app_id: Json = '';
    const token = async (host: Host, origin: URL) => {
      const { body } = await host({
        method: 'POST',
        url: new URL('/users/login/', origin),
        headers: { 'content-type': 'application/json' },
        body: { grant_type: 'otp', app_id, mobile_number, otp },
      });
      return fieldsIn(fieldsIn(body).tokens).access ?? null;
    };
    const watch = answers('login', (answer, asked) => {
      app_id = fieldsIn(asked.body).app_id ?? null;
      return answer;
    });
    return allOf(watch, make(token));
  });

/** Changes the lists of bets, and single bets, that were placed after the host's first request with a token. */
export const newRecords =
  (change: (record: Fields) => readonly Json[]): Transformer =>
  (host) => {
    let newest: Promise<number> | undefined;
    const latest = async (asked: HostRequest) => {
      const first = { ...asked, url: new URL('/bets/history/', asked.url) };
      const ids = (await pageOf(host, first, 1)).map((row) => Number(fieldsIn(row).id));
      return Math.max(0, ...ids);
    };
    return async (asked) => {
      if (asked.headers.authorization) newest ??= latest(asked);
      const known = (await newest) ?? Number.POSITIVE_INFINITY;
      const changed = (row: Json) =>
        Number(fieldsIn(row).id) > known ? change(fieldsIn(row)) : [row];
      const transform = allOf(
        edits('bet', '', (row) => changed(row)[0] ?? row),
        rows((list) => list.flatMap(changed)),
      );
      return transform(host)(asked);
    };
  };

export const otherSession = (session: Json | undefined): Json =>
  session === 'open' ? 'close' : session === 'close' ? 'open' : (session ?? null);
