import type { PlainText } from '../../i18n/text.ts';
/** Frequent questions, answered from the rules of the product. */
export const helpTopics = [
  {
    question: 'Can I cancel a bid?',
    answer: "No. Once a bid is placed, you can't cancel or change it.",
  },
  {
    question: 'What are points worth?',
    answer: "Nothing. You can't buy, sell or withdraw points.",
  },
  {
    question: 'What does a win pay?',
    answer: "Your points times the game's rate. You'll find all rates under Game Rates.",
  },
  {
    question: 'Which time do markets use?',
    answer: 'Indian time, wherever you are.',
  },
] as const satisfies readonly { question: PlainText; answer: PlainText }[];
