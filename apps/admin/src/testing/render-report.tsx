import type { ReactNode } from 'react';
import { ResourceDefinitionContextProvider } from 'react-admin';
import { signedInAs } from './signed-in-as';
import type { BackOfficeResource } from '../data/resource';
import { renderScreen } from './render-screen';

const SCREENS = [
  ...[
    'sales-report',
    'tax-report',
    'returns-report',
    'coupon-report',
    'promise-report',
    'refused-pins-report',
  ],
  ...['invoices', 'credit-notes', 'orders', 'return-requests', 'area-of-services'],
];
const definitions = Object.fromEntries(
  SCREENS.map((name) => [name, { name, options: { label: name, may: 'superAdmins' } }]),
);
const authProvider = signedInAs('SuperAdmin');

/** Renders a report for a SuperAdmin, who may open the lists that it leads to. */
export const renderReport = (report: ReactNode, reports: BackOfficeResource) =>
  renderScreen(
    <ResourceDefinitionContextProvider definitions={definitions}>{report}</ResourceDefinitionContextProvider>,
    { resources: [reports], authProvider },
  );

/** Returns the filter of the list that a link leads to. */
export const filterOfLink = (link: HTMLElement) =>
  JSON.parse(
    new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('filter') ?? '{}',
  ) as object;
