import type { ThreadEngine } from './engines.ts';
import type { ThreadResponse } from './thread.ts';

/** A difference between the responses of two engines to one request. */
export interface Difference {
  call: string;
  part: 'status' | 'headers' | 'body';
  one: string;
  other: string;
}

/** A request of a journey: `GET /markets/`, with a body, a token and headers. */
export interface Call {
  call: string;
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
}

/** Sends each request to both engines, a second after the one before, and compares what they respond. */
export interface Both {
  send: (call: Call) => Promise<ThreadResponse>;
  /** As `send`, with the parsed body. */
  json: <Body>(call: Call) => Promise<Body>;
  compared: () => number;
  differences: readonly Difference[];
}

const text = (body: Uint8Array): string => new TextDecoder().decode(body);

/** Whether a header is the time of the machine, which differs; responses of a world have the time of the world. */
const isMachineTime = ([name, value]: [string, string]): boolean =>
  name === 'date' && Math.abs(Date.parse(value) - Date.now()) < 600_000;

const headersOf = ({ headers }: ThreadResponse): string =>
  JSON.stringify(headers.filter((header) => !isMachineTime(header)).sort());

export function inBoth(one: ThreadEngine, other: ThreadEngine, start: number): Both {
  let now = start;
  let compared = 0;
  const differences: Difference[] = [];
  const send = async ({ call, body, token, headers = {} }: Call): Promise<ThreadResponse> => {
    const [method = '', path = ''] = call.split(' ');
    const isJson = body !== undefined && !(body instanceof Uint8Array);
    now += 1_000;
    const request = {
      now,
      method,
      path,
      headers: {
        ...(isJson && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: isJson ? JSON.stringify(body) : body,
    };
    const [first, second] = await Promise.all([one.send(request), other.send(request)]);
    const parts = [
      ['status', String(first.status), String(second.status)],
      ['headers', headersOf(first), headersOf(second)],
      ['body', text(first.body), text(second.body)],
    ] as const;
    for (const [part, left, right] of parts) {
      if (left !== right) differences.push({ call, part, one: left, other: right });
    }
    compared += 1;
    return first;
  };
  return {
    send,
    json: async (call) => JSON.parse(text((await send(call)).body)),
    compared: () => compared,
    differences,
  };
}
