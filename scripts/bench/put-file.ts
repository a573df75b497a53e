import { createReadStream, statSync } from 'node:fs';
import { request } from 'node:http';
import { pipeline } from 'node:stream/promises';

/**
 * Sends a file in small parts with PUT: `fetch` would copy a large one at once and hold up what this process measures
 * meanwhile. Throws unless the status is 200.
 */
export async function putFile(url: string, file: string, type: string): Promise<void> {
  const headers = { 'content-type': type, 'content-length': statSync(file).size };
  const sent = request(url, { method: 'PUT', headers });
  const status = new Promise<number>((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
  });
  await pipeline(createReadStream(file), sent);
  const found = await status;
  if (found !== 200) throw new Error(`${url} responded with ${found}.`);
}
