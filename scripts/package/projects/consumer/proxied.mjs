import { spawn } from 'node:child_process';
import { createServer, request } from 'node:http';

const { MATKA_MOCK_URL = '' } = process.env;
const { hostname: host, port } = new URL(MATKA_MOCK_URL);
const proxy = createServer((incoming, response) => {
  const { pathname, search } = new URL(incoming.url ?? '');
  const { method, headers } = incoming;
  const outgoing = request({ host, port, path: pathname + search, method, headers }, (received) => {
    response.writeHead(received.statusCode ?? 502, received.headers);
    received.pipe(response);
  });
  incoming.pipe(outgoing);
});
proxy.listen(0, '127.0.0.1', () => {
  const address = proxy.address();
  const proxyPort = address && typeof address === 'object' ? address.port : 0;
  const env = {
    ...process.env,
    NODE_USE_ENV_PROXY: '1',
    HTTP_PROXY: `http://127.0.0.1:${proxyPort}`,
    NO_PROXY: '',
    no_proxy: '',
    MATKA_BASE_URL: 'http://matka.invalid',
    MATKA_MOBILE: '9876543210',
    MATKA_PASSWORD: 'Kalyan@2026',
  };
  spawn('matka-contracts', ['verify', '--call', 'GET /markets/'], { env, stdio: 'inherit' }).on(
    'exit',
    (code) => {
      process.exit(code);
    },
  );
});
