import type { PlainText } from '../../i18n/text.ts';
/** Frequent questions, answered from the rules of the product. */
export const helpTopics = [
  {
    question: 'canICancelABid',
    answer: 'helpCancelAnswer',
  },
  {
    question: 'whatArePointsWorth',
    answer: 'helpMoneyAnswer',
  },
  {
    question: 'whatDoesAWinPay',
    answer: 'helpWinAnswer',
  },
  {
    question: 'helpTimeQuestion',
    answer: 'indianTimeWhereverYouAre',
  },
] as const satisfies readonly { question: PlainText; answer: PlainText }[];
