import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Origins whose pages may read responses of the API: this machine's, any, or a list. */
export type Origins = 'loopback' | 'any' | readonly string[];

const loopback = /^https?:\/\/(([a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** Lets pages of other origins call the API, with any headers that they ask for. The control API allows none. */
export const crossOrigin = fp(async (api: FastifyInstance, { origins }: { origins: Origins }) => {
  const listed = origins === 'any' ? true : origins === 'loopback' ? loopback : [...origins];
  await api.register(cors, {
    origin: listed,
    methods: ['GET', 'POST'],
    exposedHeaders: ['date', 'retry-after'],
    maxAge: 600,
    strictPreflight: false,
  });
});
