import { Box } from '@mui/material';

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
      srcDoc={html}
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
