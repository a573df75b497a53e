import { createServer, type RequestListener } from 'node:http';
import { UserError } from '../../cli/flags.ts';

export interface LocalServer {
  url: string;
  close: () => Promise<void>;
}

/** One line that explains why a port cannot be used. */
const portError = (port: number, { code, message }: NodeJS.ErrnoException): Error =>
  new UserError(
    `Port ${port} of 127.0.0.1 cannot be used: ${code === 'EADDRINUSE' ? 'it is in use; --port 0 takes a free one' : message}.`,
  );

/** Starts a server on 127.0.0.1, on a free port unless one is given. Throws an error of one line. */
export function listen(listener: RequestListener, port = 0): Promise<LocalServer> {
  const server = createServer(listener);
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(portError(port, error)));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') {
        reject(new Error('The server has no port.'));
        return;
      }
      resolve({
        url: `http://127.0.0.1:${address.port}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}
