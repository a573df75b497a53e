/** Error messages by field; `non_field_errors` holds the messages about the whole request. */
export type Messages = Record<string, string[]>;

export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly statusCode: number;
  readonly body: object;
  readonly headers: Readonly<Record<string, string>>;

  constructor(statusCode: number, body: object, headers: Readonly<Record<string, string>> = {}) {
    super(JSON.stringify(body));
    this.statusCode = statusCode;
    this.body = body;
    this.headers = headers;
  }
}

export const fieldErrors = (messages: Messages): HttpError => new HttpError(400, messages);

/** An error response with one text. */
export const detail = (
  statusCode: number,
  text: string,
  headers?: Readonly<Record<string, string>>,
): HttpError => new HttpError(statusCode, { detail: text }, headers);

/** 401 for a missing, invalid or expired token. */
export const tokenNotValid = (text = 'Token is invalid or expired'): HttpError =>
  new HttpError(
    401,
    { detail: text, code: 'token_not_valid' },
    { 'www-authenticate': 'Bearer realm="api"' },
  );

/** Error response of betting and suggestions: `{"error": "…"}`. */
export const bettingError = (text: string, statusCode = 400): HttpError =>
  new HttpError(statusCode, { error: text });

/** 400 for a bet or payload that is not valid. The client shows its own message for any text with this word. */
export const invalidBet = (text: string): HttpError => bettingError(`Validation failed: ${text}.`);

export const serverError = (): HttpError => detail(500, 'A server error occurred.');

/** The world was replaced or removed during the request. */
export const worldGone = (): HttpError =>
  detail(503, 'This world was replaced or removed meanwhile. Try again.');

/** 404 for a world that does not exist and is not created. */
export const unknownWorld = (id: string): HttpError =>
  detail(404, `Unknown world ${JSON.stringify(id)}.`);
