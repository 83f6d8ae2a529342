import { expect, it } from 'vitest';
import { questionsOf } from './questions-of';

it('has the sections that ask something, with their text as the answer', () => {
  const paragraph = (text: string) => ({ kind: 'paragraph' as const, content: [text] });
  expect(
    questionsOf([
      { id: 'a', title: 'Who may open it', blocks: [paragraph('An engineer.')] },
      {
        id: 'b',
        title: 'How long does it take?',
        blocks: [
          {
            kind: 'paragraph',
            content: ['Three to ', { strong: 'five' }, ' days, see ', { link: 'dates', href: '/d' }, '.'],
          },
          { kind: 'list', isOrdered: true, items: [['Packing'], ['Courier']] },
          { kind: 'list', isOrdered: false, items: [['Rain']] },
          { kind: 'heading', content: ['Later'] },
          { kind: 'address', lines: ['1 Road', 'Pune'] },
          { kind: 'analyticsChoice' },
        ],
      },
      { id: 'c', title: 'कब? ', blocks: [paragraph('आज।')] },
      { id: 'd', title: 'And the choice?', blocks: [{ kind: 'analyticsChoice' }] },
    ]),
  ).toEqual([
    {
      question: 'How long does it take?',
      answer: 'Three to five days, see dates.\n1. Packing\n2. Courier\n• Rain\nLater\n1 Road\nPune',
    },
    { question: 'कब? ', answer: 'आज।' },
  ]);
});
