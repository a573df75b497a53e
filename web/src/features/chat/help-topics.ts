import type { PlainText } from '../../i18n/text.ts';
/** Frequent questions, answered from the rules of the product. */
export const helpTopics = [
  {
    question: 'Can I cancel a bid?',
    answer: 'No. A bid that was placed can neither be cancelled nor changed.',
  },
  {
    question: 'What are points worth?',
    answer:
      "Nothing: points are simulated, have no money value and can't be bought, sold or withdrawn.",
  },
  {
    question: 'What does a win pay?',
    answer: 'The points of the bid times the rate of its game. All rates stand under Game Rates.',
  },
  {
    question: 'Which time do the markets go by?',
    answer: 'Indian time, wherever you are.',
  },
] as const satisfies readonly { question: PlainText; answer: PlainText }[];
