/** What an answer says of each field; `non_field_errors` holds what belongs to none. */
export type Messages = Record<string, string[]>;

/** A refusal with the status and body that the caller gets. */
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

/** 400 with messages per field, as Django REST framework answers a bad form. */
export const fieldErrors = (messages: Messages): HttpError => new HttpError(400, messages);

/** An answer that says one thing of the request as a whole. */
export const detail = (
  statusCode: number,
  text: string,
  headers?: Readonly<Record<string, string>>,
): HttpError => new HttpError(statusCode, { detail: text }, headers);

/** 401 for a missing, broken, expired or foreign token. */
export const tokenNotValid = (text = 'Given token not valid for any token type'): HttpError =>
  new HttpError(
    401,
    { detail: text, code: 'token_not_valid' },
    { 'www-authenticate': 'Bearer realm="api"' },
  );

/** What betting and suggestions answer: `{"error": "…"}`. */
export const bettingError = (text: string, statusCode = 400): HttpError =>
  new HttpError(statusCode, { error: text });

/** For a call during which its world was made anew or dropped. */
export const worldGone = (): HttpError =>
  detail(503, 'This world was made anew or dropped meanwhile. Try again.');
