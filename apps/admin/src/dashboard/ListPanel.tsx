import { Box, Card, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ListBase, type SortPayload } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { ListPager } from '../components/ListPager';
import { listAddress } from '../data/list-address';

interface ListPanelProps {
  /** The resource whose records it lists, and the address of their screen. */
  resource: string;
  title: string;
  /** What leads to the whole list. */
  linkText: string;
  filter: Record<string, unknown>;
  sort: SortPayload;
  perPage: number;
  children: ReactNode;
}

/** A panel of the dashboard with a short list, its pager, and the way to the whole of it. */
export function ListPanel({ resource, title, linkText, filter, sort, perPage, children }: ListPanelProps) {
  const id = `dashboard-${resource}`;
  return (
    <Card component="section" aria-labelledby={id} sx={{ overflowX: 'auto' }}>
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2, p: 2, pb: 1 }}
      >
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        <Link component={RouterLink} to={listAddress(resource, filter, sort)}>
          {linkText}
        </Link>
      </Box>
      <ListBase
        resource={resource}
        perPage={perPage}
        filter={filter}
        sort={sort}
        storeKey={`dashboard.${resource}`}
        disableSyncWithLocation
      >
        {children}
        <ListPager sizes={[]} />
      </ListBase>
    </Card>
  );
}
