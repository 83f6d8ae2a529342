import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import { Button, IconButton, Tooltip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import type { CaseKind } from '@aabha/contracts/cases/cases.values';
import { caseAddress, FROM_INBOX } from '../../data/case-address';
import { caseFilters } from '../../data/case-filters';
import { api, toHttpError } from '../../data/trpc';

interface Place {
  kind: CaseKind;
  _id: string;
}

function Step({ label, to, icon: Icon }: { label: string; to: Place | null; icon: typeof NextIcon }) {
  if (to === null)
    return (
      <IconButton aria-label={label} disabled>
        <Icon />
      </IconButton>
    );
  return (
    <Tooltip title={label}>
      <IconButton component={Link} to={caseAddress(to)} aria-label={label}>
        <Icon />
      </IconButton>
    </Tooltip>
  );
}

function Steps({ kind, _id }: Place) {
  const [{ filter = {} }] = useStore<{ filter?: Record<string, unknown> }>('cases.listParams', {});
  const input = { kind, id: _id, filters: caseFilters({ filter }) };
  /* Read once: an answer moves the case in the inbox, and the next one has to be that of when the page was opened. */
  const { data } = useQuery({
    queryKey: ['case-neighbours', input],
    queryFn: () => api.cases.neighbours.query(input).catch(toHttpError),
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  });
  return (
    <span role="group" aria-label="Cases of the inbox">
      <Button component={Link} to="/admin-dashboard/cases" size="small">
        Cases
      </Button>
      <Step label="Previous case" to={data?.previous ?? null} icon={PreviousIcon} />
      <Step label="Next case" to={data?.next ?? null} icon={NextIcon} />
    </span>
  );
}

/** Leads back to the inbox, and to the cases before and after this one in it, where the page was opened from there. */
export function CaseNav(place: Place) {
  const [params] = useSearchParams();
  return params.has(FROM_INBOX) ? <Steps key={place._id} {...place} /> : null;
}
