import type { TextBlock, TextContentSection, TextInline } from './text-content.schema';

const plainText = (content: readonly TextInline[]) =>
  content
    .map((part) => (typeof part === 'string' ? part : 'link' in part ? part.link : part.strong))
    .join('')
    .trim();

function blockText(block: TextBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return plainText(block.content);
    case 'list':
      return block.items
        .map((item, index) => `${block.isOrdered ? `${index + 1}.` : '•'} ${plainText(item)}`)
        .join('\n');
    case 'address':
      return block.lines.join('\n');
    case 'analyticsChoice':
      return '';
  }
}

/** Returns the sections of a text whose title is a question, each with its text as the answer. */
export function questionsOf(sections: readonly TextContentSection[]): { question: string; answer: string }[] {
  return sections
    .map(({ title, blocks }) => ({
      question: title,
      answer: blocks
        .map(blockText)
        .filter((text) => text !== '')
        .join('\n'),
    }))
    .filter(({ question, answer }) => question.trimEnd().endsWith('?') && answer !== '');
}
