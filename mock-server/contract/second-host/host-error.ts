/** A request that the host does not fulfil, with the response that says so. */
export class HostError extends Error {
  override readonly name = 'HostError';
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`Rejected with ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** A bad bet or a bad request for suggestions; 400 unless said otherwise. */
export const betError = (error: string, status = 400): HostError =>
  new HostError(status, { error });

/** A request that is refused as a whole. */
export const detail = (status: number, text: string): HostError =>
  new HostError(status, { detail: text });
