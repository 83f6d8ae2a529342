import { Box } from '@mui/material';

interface MailPreviewProps {
  title: string;
  html: string;
  width?: number;
  height?: number;
}

/** Shows the HTML of a mail in a frame without scripts, forms, or an origin. */
export function MailPreview({ title, html, width, height = 640 }: MailPreviewProps) {
  return (
    <Box
      component="iframe"
      title={title}
      sandbox=""
      referrerPolicy="no-referrer"
      srcDoc={html}
      sx={{
        display: 'block',
        width: '100%',
        maxWidth: width ?? '100%',
        height,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        backgroundColor: '#FBFAF7',
      }}
    />
  );
}
