import { isPaymentType, type PaymentType } from './receipt.ts';

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
    amount: typeof amount === 'number' ? amount : DEFAULT_AMOUNT,
    type: isPaymentType(type) ? type : DEFAULT_TYPE,
  };
}
