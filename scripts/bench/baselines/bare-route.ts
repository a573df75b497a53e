import { readFileSync } from 'node:fs';
import { HistoryResponse } from '@matka/contracts/api/history';
import { MarketsResponse } from '@matka/contracts/api/markets';
import Fastify from 'fastify';

/** The least that a Fastify server can do for an answer: one route with its response schema, one object. */
const schemas = { markets: MarketsResponse, history: HistoryResponse } as const;

const [schema = '', file = ''] = process.argv.slice(2);
if (schema !== 'markets' && schema !== 'history') throw new Error(`No schema ${schema}`);
const answer: unknown = JSON.parse(readFileSync(file, 'utf8'));
const app = Fastify();
app.get('/', { schema: { response: { 200: schemas[schema] } } }, async () => answer);
const url = await app.listen({ port: 0, host: '127.0.0.1' });
console.log(JSON.stringify({ url }));
process.once('SIGTERM', () => void app.close());
