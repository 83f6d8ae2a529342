import { Box, Tab, Tabs, useMediaQuery, type Theme } from '@mui/material';
import { useState } from 'react';
import type { MailTemplatePreview } from '@aabha/contracts/mails/mail-templates.schema';
import { FittedMail } from './FittedMail';

const WIDTHS = { phone: 390, desktop: 640 } as const;
const HEIGHT = 720;

const TABS = [
  ['phone', 'Phone'],
  ['desktop', 'Desktop'],
  ['text', 'Plain text'],
] as const;
type Shape = (typeof TABS)[number][0];

/** The plain text of a mail, as programs show it that show no HTML. */
function PlainText({ preview: { text, language } }: { preview: MailTemplatePreview }) {
  return (
    <Box
      component="pre"
      lang={language}
      tabIndex={0}
      aria-label="Plain text of the mail"
      sx={{
        m: 0,
        p: 2,
        maxHeight: HEIGHT,
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        fontSize: 14,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      {text}
    </Box>
  );
}

/** A mail on a phone, on a desktop, and as plain text. */
export function MailPreviewTabs({ preview }: { preview: MailTemplatePreview }) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [shape, setShape] = useState<Shape>(isPhone ? 'phone' : 'desktop');
  return (
    <>
      <Tabs
        value={shape}
        onChange={(_event, chosen: Shape) => setShape(chosen)}
        aria-label="How the mail is shown"
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {TABS.map(([value, label]) => (
          <Tab key={value} value={value} label={label} id={`mail-${value}`} aria-controls="mail-preview" />
        ))}
      </Tabs>
      <Box id="mail-preview" role="tabpanel" aria-labelledby={`mail-${shape}`}>
        {shape === 'text' ? (
          <PlainText preview={preview} />
        ) : (
          <FittedMail
            title={`Mail: ${preview.subject}`}
            html={preview.html}
            width={WIDTHS[shape]}
            height={HEIGHT}
          />
        )}
      </Box>
    </>
  );
}
