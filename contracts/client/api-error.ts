/** The failure of a request: no response in time, no response at all, a status of 400 or more, no usable body. */
export type ApiErrorKind = 'timeout' | 'network' | 'status' | 'malformed';

interface Details {
  status?: number | undefined;
  body?: unknown;
  cause?: unknown;
  retryAfter?: string | undefined;
}

/** The failure of a request. `status` and `body` come from the response, if there was one. */
export class ApiError extends Error {
  // Declared only: the build for older browsers adds helpers for class fields, in the first load.
  declare readonly kind: ApiErrorKind;
  declare readonly status: number | undefined;
  /** Parsed JSON or plain text of the response; undefined for any other body. */
  declare readonly body: unknown;
  declare readonly retryAfter: string | undefined;

  constructor(kind: ApiErrorKind, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = details.status;
    this.body = details.body;
    this.retryAfter = details.retryAfter;
  }
}
