import { Box } from '@mui/material';
import { MailFrame } from '../../components/MailFrame';
import { useFitScale } from './use-fit-scale';

interface FittedMailProps {
  title: string;
  html: string;
  width: number;
  height: number;
}

/** A mail at a width in pixels; where there is less space it is drawn smaller, with the lines as they are at that width. */
export function FittedMail({ title, html, width, height }: FittedMailProps) {
  const { container, scale } = useFitScale(width);
  return (
    <Box ref={container} sx={{ height: height * scale, overflow: 'hidden' }}>
      <Box sx={{ width, transform: `scale(${scale})`, transformOrigin: '0 0' }}>
        <MailFrame title={title} html={html} width={width} height={height} />
      </Box>
    </Box>
  );
}
