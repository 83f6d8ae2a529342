import { BASE_PATH } from '@aabha/messages/language';
import * as texts from '@aabha/messages/content';
import type { TextBlock, TextInline } from '@aabha/contracts/shop-texts/text-content.schema';
import { Button } from '@aabha/ui/components/Button';
import { Fragment } from 'react';

const addressOf = (href: string) => (href.startsWith('/') ? BASE_PATH + href : href);

function Inline({ content }: { content: readonly TextInline[] }) {
  return content.map((part, index) => {
    if (typeof part === 'string') return part;
    if ('strong' in part) return <strong key={index}>{part.strong}</strong>;
    return (
      <a key={index} href={addressOf(part.href)}>
        {part.link}
      </a>
    );
  });
}

function Block({ block }: { block: TextBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Inline content={block.content} />
        </p>
      );
    case 'heading':
      return (
        <h3>
          <Inline content={block.content} />
        </h3>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <Inline content={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'address':
      return (
        <address>
          {block.lines.map((line, index) => (
            <Fragment key={line}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </address>
      );
    case 'analyticsChoice':
      return (
        <p>
          <Button kind="outline" data-analytics-choice>
            {texts.changeYourChoice}
          </Button>
        </p>
      );
  }
}

/** The blocks of a section of text. Presses on links and the button are handled by the page around them. */
export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}
