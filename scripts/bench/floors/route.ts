import { readFileSync } from 'node:fs';
import { MarketsResponse } from '@matka/contracts/api/markets';
import Fastify from 'fastify';

/** Floor of a read: a bare Fastify route with a response schema that sends the markets of a file. */
const markets: unknown = JSON.parse(readFileSync(String(process.argv[2]), 'utf8'));
const app = Fastify();
app.get('/', { schema: { response: { 200: MarketsResponse } } }, async () => markets);
const url = await app.listen({ port: 0, host: '127.0.0.1' });
console.log(JSON.stringify({ url }));
process.once('SIGTERM', () => void app.close());
