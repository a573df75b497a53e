import { fieldsIn, type Json } from './json.ts';
import type { ResponseChange, Row, Sent } from './style.ts';

/** How a host writes the ids of the mock; `read` gives undefined for an id that it never wrote. */
interface Spelling {
  readonly write: (id: number) => Json;
  readonly read: (id: Json) => number | undefined;
}

/** The places where ids are shown, and the replacement of ids that a client sends. */
const places = {
  bets: {
    shown: [{ endpoint: 'bet records', path: 'id' }],
    replace: (sent, read) =>
      sent.endpoint === 'bet'
        ? { ...sent, params: { ...sent.params, id: String(read(sent.params.id ?? null) ?? '-') } }
        : sent,
  },
  markets: {
    shown: [
      { endpoint: 'markets', path: '*.id' },
      { endpoint: 'betting', path: 'bet_details.market.id' },
    ],
    replace: (sent, read) => inBody(sent, 'market_id', read),
  },
  betTypes: {
    shown: [
      { endpoint: 'betTypes', path: '*.id' },
      { endpoint: 'suggestions', path: 'bet_type.id' },
    ],
    replace: (sent, read) => inBody(sent, 'bet_type_id', read),
  },
} satisfies Record<
  string,
  {
    shown: readonly Pick<ResponseChange, 'endpoint' | 'path'>[];
    replace: (sent: Sent, read: Spelling['read']) => Sent;
  }
>;

/** No market and no bet type has this id: the mock refuses it like any unknown id. */
const unknownId = 0;

function inBody(sent: Sent, name: string, read: (id: Json) => Json | undefined): Sent {
  const body = fieldsIn(sent.body);
  const { [name]: given } = body;
  // A value of another type is passed on and refused.
  return typeof given !== 'string' && typeof given !== 'number'
    ? sent
    : { ...sent, body: { ...body, [name]: read(given) ?? unknownId } };
}

/** The ids of bets, markets or bet types in another form, wherever they are shown and sent. */
export function spelled(
  kinds: keyof typeof places | readonly (keyof typeof places)[],
  { write, read }: Spelling,
): Pick<Row, 'request' | 'changes'> {
  const own = [kinds].flat().map((kind) => places[kind]);
  const change = (id: Json) => write(Number(id));
  return {
    request: (sent) => own.reduce((next, { replace }) => replace(next, read), sent),
    changes: own.flatMap(({ shown }) =>
      shown.map((place): ResponseChange => ({ ...place, change })),
    ),
  };
}

/** Ids as texts of eight digits. A client may send the ids of the specification, which it knows, without zeros. */
export const paddedDigits: Spelling = {
  write: (id) => String(id).padStart(8, '0'),
  read: (id) => (/^\d+$/.test(String(id)) ? Number(id) : undefined),
};

/** Texts of digits as numbers. Other texts stay: another style may have written them. */
const readDigits = (id: Json): Json => paddedDigits.read(id) ?? id;

/** Requests with the mock's ids as texts, from a client that got them as texts. */
export const idsAsTexts: Pick<Row, 'request'> = {
  request: (sent) => inBody(inBody(sent, 'market_id', readDigits), 'bet_type_id', readDigits),
};

/** Ids as texts of `length` digits after a `start`. */
export function texts(length: number, start = ''): Spelling {
  const pattern = new RegExp(`^${start}(\\d{${length}})$`);
  return {
    write: (id) => start + String(id).padStart(length, '0'),
    read: (id) => {
      const digits = pattern.exec(String(id))?.[1];
      return digits === undefined ? undefined : Number(digits);
    },
  };
}

/** Ids as numbers: `times` times the id, plus `plus`. */
export function numbers(plus: number, times = 1): Spelling {
  return {
    write: (id) => id * times + plus,
    read: (id) => {
      const own = (Number(id) - plus) / times;
      return Number.isSafeInteger(own) && own > 0 ? own : undefined;
    },
  };
}
