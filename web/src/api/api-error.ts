/** How a call failed: no answer in time, no answer at all, a status of 400 or more, no usable body. */
export type ApiErrorKind = 'timeout' | 'network' | 'status' | 'malformed';

type Details = { status?: number | undefined; body?: unknown; cause?: unknown };

/** The failure of a call. `status` and `body` are those of the answer, where there was one. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  /** Parsed JSON or plain text of the answer; undefined when it was neither. */
  readonly body: unknown;

  constructor(kind: ApiErrorKind, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.body = details.body;
  }
}
