/** Headers by their names in lower case. */
export interface ReceivedHeaders {
  readonly get: (name: string) => string | null;
}

/** A response as far as the client reads one: without the streams that a `Response` of Node takes its time for. */
export interface PageResponse {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: ReceivedHeaders;
  readonly text: () => Promise<string>;
}

/** The content of a response; `failure` breaks the connection while its body is read. */
interface Content {
  readonly status: number;
  readonly headers: ReceivedHeaders;
  readonly text: string;
  readonly failure?: Error;
}

/** Headers of a plain object, whose names are in lower case. */
export const headersOf = (values: Readonly<Record<string, unknown>>): ReceivedHeaders => ({
  get: (name) => {
    const value = values[name.toLowerCase()];
    return value === undefined ? null : String(value);
  },
});

export const pageResponse = ({ status, headers, text, failure }: Content): PageResponse => ({
  status,
  ok: status >= 200 && status < 300,
  headers,
  text: () => (failure ? Promise.reject(failure) : Promise.resolve(text)),
});
