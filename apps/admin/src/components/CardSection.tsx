import { Card, Divider, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A part of the page of a record, as a card with its heading. */
export function CardSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" aria-label={title} sx={{ p: 2 }}>
      <Typography variant="h3">{title}</Typography>
      <Divider sx={{ my: 1 }} />
      {children}
    </Card>
  );
}
