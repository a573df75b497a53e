import { readFileSync } from 'node:fs';
import { HistoryResponse } from '@matka/contracts/api/history';
import { MarketsResponse } from '@matka/contracts/api/markets';
import Fastify from 'fastify';

/** Floor of a read: a bare Fastify route with a response schema that sends one object. */
const schemas = { markets: MarketsResponse, history: HistoryResponse } as const;

const [schema = '', file = ''] = process.argv.slice(2);
if (schema !== 'markets' && schema !== 'history') throw new Error(`No schema ${schema}`);
const response: unknown = JSON.parse(readFileSync(file, 'utf8'));
const app = Fastify();
app.get('/', { schema: { response: { 200: schemas[schema] } } }, async () => response);
const url = await app.listen({ port: 0, host: '127.0.0.1' });
console.log(JSON.stringify({ url }));
process.once('SIGTERM', () => void app.close());
