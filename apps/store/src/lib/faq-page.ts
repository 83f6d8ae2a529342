import type { StructuredData } from './page-head';

/** A question that a page shows, with the answer that stands below it. */
export interface ShownQuestion {
  question: string;
  answer: string;
}

/** Returns the questions of a page with their answers (schema.org/FAQPage); nothing for a page that shows none. */
export function faqPage(questions: readonly ShownQuestion[]): StructuredData[] {
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
