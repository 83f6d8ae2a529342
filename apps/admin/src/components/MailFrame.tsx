import { Box } from '@mui/material';

interface HtmlPolicy {
  createHTML(html: string): string;
}
type PolicyFactory = { createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy };

const asIs: HtmlPolicy = { createHTML: (html) => html };
/** Besides the default one the only policy of the back office: the frame runs no script, whatever the mail has (docs/decisions/057-trusted-types.md). */
const mails =
  (window as Window & { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('mail-frame', asIs) ??
  asIs;

interface MailFrameProps {
  title: string;
  html: string;
  /** In pixels. Left out: all of the space. */
  width?: number;
  height?: number;
}

/** Shows the HTML of a mail in a frame without scripts, forms, or an origin. */
export function MailFrame({ title, html, width, height = 640 }: MailFrameProps) {
  return (
    <Box
      component="iframe"
      title={title}
      sandbox=""
      referrerPolicy="no-referrer"
      srcDoc={mails.createHTML(html)}
      sx={{
        display: 'block',
        width: width ?? '100%',
        height,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        backgroundColor: '#FBFAF7',
      }}
    />
  );
}
