import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';

/** Node's own switch: without it, no request of a process reads HTTP_PROXY. */
const usesProxy =
  process.env.NODE_USE_ENV_PROXY === '1' ||
  [...process.execArgv, ...(process.env.NODE_OPTIONS ?? '').split(' ')].includes('--use-env-proxy');

const options = { keepAlive: false, ...(usesProxy && { proxyEnv: process.env }) };

/** Agents by protocol that open a connection for each request, through the proxy of the environment if Node uses it. */
const agents: Readonly<Record<string, HttpAgent>> = {
  'http:': new HttpAgent(options),
  'https:': new HttpsAgent(options),
};

/** The option of a request on a new connection: a kept connection may close while the request is sent. */
export const newConnection = ({ protocol }: URL): { agent?: HttpAgent } => {
  const agent = agents[protocol];
  return agent ? { agent } : {};
};
