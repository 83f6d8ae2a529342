import type { ReactNode } from 'react';
import { ResourceDefinitionContextProvider, type AuthProvider } from 'react-admin';
import { SUPER_ADMIN, type BackOfficeResource } from '../data/resource';
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
  SCREENS.map((name) => [name, { name, options: { label: name, roles: SUPER_ADMIN } }]),
);
const authProvider = {
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve('SuperAdmin'),
} as unknown as AuthProvider;

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
