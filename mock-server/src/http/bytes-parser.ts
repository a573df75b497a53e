import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';

/** Fills memory of a known length with chunks as they arrive: joining 50 MB at the end would hold up other requests. */
class FixedBytes {
  readonly #bytes: Buffer;
  #length = 0;

  constructor(length: number) {
    this.#bytes = Buffer.allocUnsafeSlow(length);
  }

  /** False if there are more bytes than announced. */
  add(chunk: Uint8Array): boolean {
    if (this.#length + chunk.length > this.#bytes.length) return false;
    this.#bytes.set(chunk, this.#length);
    this.#length += chunk.length;
    return true;
  }

  /** All bytes; undefined if some are missing. */
  end(): Buffer | undefined {
    return this.#length === this.#bytes.length ? this.#bytes : undefined;
  }
}

/** Joins chunks of a body whose length is not announced. */
class JoinedBytes {
  readonly #chunks: Uint8Array[] = [];
  readonly #limit: number;
  #length = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(chunk: Uint8Array): boolean {
    this.#length += chunk.length;
    this.#chunks.push(chunk);
    return this.#length <= this.#limit;
  }

  end(): Buffer {
    return Buffer.concat(this.#chunks, this.#length);
  }
}

/** Reads a body as bytes. Rejects with 413 above the limit and with 400 for another length than announced. */
function readBytes(
  { headers }: Pick<FastifyRequest, 'headers'>,
  payload: NodeJS.ReadableStream,
  limit: number,
): Promise<Buffer> {
  const announced = headers['content-length'];
  const length = Number(announced);
  if (length > limit) return Promise.reject(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
  const bytes = announced === undefined ? new JoinedBytes(limit) : new FixedBytes(length);
  return new Promise((resolve, reject) => {
    payload.on('data', (chunk: Uint8Array | string) => {
      if (bytes.add(typeof chunk === 'string' ? Buffer.from(chunk) : chunk)) return;
      payload.removeAllListeners('data');
      payload.resume();
      reject(
        announced === undefined
          ? new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
          : new errorCodes.FST_ERR_CTP_INVALID_CONTENT_LENGTH(),
      );
    });
    payload.once('error', (error: Error) => reject(Object.assign(error, { statusCode: 400 })));
    payload.once('end', () => {
      const whole = bytes.end();
      if (whole) resolve(whole);
      else reject(new errorCodes.FST_ERR_CTP_INVALID_CONTENT_LENGTH());
    });
  });
}

/** Takes bodies of these media types as bytes. */
export function registerBytesParser(
  app: FastifyInstance,
  types: string | string[],
  bodyLimit: number,
): void {
  app.addContentTypeParser(types, (request: FastifyRequest, payload: NodeJS.ReadableStream) =>
    readBytes(request, payload, bodyLimit),
  );
}
