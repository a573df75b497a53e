import { MarketsResponse } from '@matka/contracts/api/markets';
import Database from 'better-sqlite3';
import Fastify from 'fastify';

/** Floor of a start: a bare Fastify route with a response schema that reads the markets of the same database. */
const [file = ''] = process.argv.slice(2);
const db = new Database(file);
db.pragma('journal_mode = WAL');
db.pragma('synchronous = NORMAL');
const markets = db.prepare<[], { id: number; name: string }>('SELECT * FROM markets ORDER BY id');

const response = () =>
  markets.all().map(({ id, name }) => ({
    id,
    name,
    open_time: '16:00:00',
    close_time: '18:00:00',
    open_result_time: '16:05:00',
    close_result_time: '18:05:00',
    open_digit: null,
    open_pana: null,
    close_digit: null,
    close_pana: null,
    current_status: 3,
    current_status_name: 'Running now',
  }));

const app = Fastify();
app.get('/', { schema: { response: { 200: MarketsResponse } } }, async () => response());
const url = await app.listen({ port: 0, host: '127.0.0.1' });
console.log(JSON.stringify({ url }));
process.once('SIGTERM', () => {
  void app.close().then(() => db.close());
});
