import type { PlainText } from '../../i18n/text.ts';

export type PaymentType = 'add-fund' | 'withdraw';

/** Contents of the success popup; amounts in rupees. */
export type Receipt = {
  readonly title: PlainText;
  readonly amount: number;
  readonly oldBalance: number;
  readonly newBalance: number;
};

/** The balance on the add-fund sheet is always 0, not the player's: a quirk that is kept. */
export const ADD_FUND_BALANCE = 0;
/** The old balance shown after a withdrawal, not the player's: a quirk that is kept. */
const WITHDRAW_BALANCE = 10_000;

const kinds = {
  'add-fund': { title: 'Payment Success!', oldBalance: ADD_FUND_BALANCE, sign: 1 },
  withdraw: { title: 'Withdrawn Success!', oldBalance: WITHDRAW_BALANCE, sign: -1 },
} as const satisfies Record<PaymentType, { title: PlainText; oldBalance: number; sign: 1 | -1 }>;

function isPaymentType(type: unknown): type is PaymentType {
  return typeof type === 'string' && Object.hasOwn(kinds, type);
}

/** The simulated success of a payment of `amount` rupees: no request is sent, no balance changes. */
export function receiptOf(type: PaymentType, amount: number): Receipt {
  const { title, oldBalance, sign } = kinds[type];
  return { title, amount, oldBalance, newBalance: oldBalance + sign * amount };
}

/** Navigation state of /payment-methods; the amount in rupees. */
export type PaymentState = { readonly amount: number; readonly type: PaymentType };

const DEFAULT_AMOUNT = 100;
const DEFAULT_TYPE: PaymentType = 'add-fund';

/** The payment of a navigation state; defaults are 100 rupees and add-fund. */
export function paymentOf(state: unknown): PaymentState {
  const given = typeof state === 'object' && state !== null ? state : {};
  const amount = 'amount' in given ? given.amount : undefined;
  const type = 'type' in given ? given.type : undefined;
  return {
    amount: typeof amount === 'number' && amount > 0 && amount < Infinity ? amount : DEFAULT_AMOUNT,
    type: isPaymentType(type) ? type : DEFAULT_TYPE,
  };
}
