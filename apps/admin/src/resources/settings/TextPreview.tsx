import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { LANGUAGE_FACTS, LANGUAGES, type Language } from '@aabha/contracts/language/language';
import type { Sections } from '@aabha/contracts/shop-settings/section-values';
import { shopText } from '@aabha/contracts/shop-texts/shop-text';
import type { TextBlock, TextInline } from '@aabha/contracts/shop-texts/text-content.schema';
import type { TextName } from '@aabha/contracts/shop-texts/text-names';
import type { TextFacts } from '@aabha/contracts/shop-texts/text-placeholders';
import { writtenIn } from '@aabha/contracts/shop-texts/text-value';

/** All parts are shown, also those that only some shops have. */
const ALL = { googleAnalytics: true, picturesAreDrawings: true };

function Inline({ content }: { content: readonly TextInline[] }) {
  return content.map((part, index) => {
    if (typeof part === 'string') return part;
    if ('strong' in part) return <strong key={index}>{part.strong}</strong>;
    return (
      <Box key={index} component="span" sx={{ textDecoration: 'underline' }} title={part.href}>
        {part.link}
      </Box>
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
        <h4>
          <Inline content={block.content} />
        </h4>
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
      return <address style={{ whiteSpace: 'pre-line' }}>{block.lines.join('\n')}</address>;
    case 'analyticsChoice':
      return (
        <p>
          <em>Button: Change your choice</em>
        </p>
      );
  }
}

interface TextPreviewProps {
  name: TextName;
  value: Sections[TextName];
  facts: TextFacts;
}

/** A draft of a text as its page will show it, in each language that it is written in. */
export function TextPreview({ name, value, facts }: TextPreviewProps) {
  const [language, setLanguage] = useState<Language>('en');
  const languages = LANGUAGES.filter((one) => writtenIn(value, one) !== undefined);
  const { title, lead, sections } = shopText(value, { language, facts, conditions: ALL });
  return (
    <Box lang={language} sx={{ '& p, & ul, & ol, & address': { my: 1 }, '& h4': { mt: 1.5, mb: 0 } }}>
      {languages.length > 1 && (
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Language of the preview"
          value={language}
          onChange={(_event, chosen: Language | null) => chosen && setLanguage(chosen)}
          sx={{ my: 1 }}
        >
          {languages.map((one) => (
            <ToggleButton key={one} value={one} lang={one}>
              {LANGUAGE_FACTS[one].name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <Typography component="h2" variant="h5" sx={{ mt: 1 }}>
        {title}
      </Typography>
      <Typography color="textSecondary">{lead}</Typography>
      {sections.map(({ id, title: heading, blocks }, index) => (
        <Box key={id} component="section" sx={{ mt: 2.5 }}>
          <Typography component="h3" variant="h6">
            {name === 'terms' && `${index + 1}. `}
            {heading}
          </Typography>
          {blocks.map((block, position) => (
            <Block key={position} block={block} />
          ))}
        </Box>
      ))}
    </Box>
  );
}
