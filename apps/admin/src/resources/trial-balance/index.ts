import { lazy } from 'react';
import { type BackOfficeResource } from '../../data/resource';

const TrialBalance = lazy(() =>
  import('./TrialBalance').then((module) => ({ default: module.TrialBalance })),
);

/** Opened from the ledger; not in the sidebar. */
export const trialBalance = {
  name: 'trial-balance',
  label: 'Trial Balance',
  group: 'Money',
  may: 'books',
  list: TrialBalance,
} satisfies BackOfficeResource;
