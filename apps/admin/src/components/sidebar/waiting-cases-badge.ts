import { createElement, type ComponentType } from 'react';
import type { WaitingCases } from '@aabha/contracts/cases/cases.schema';
import { api, toHttpError } from '../../data/trpc';
import { SidebarBadge } from './SidebarBadge';

const readWaiting = () => api.cases.waiting.query().then(({ waiting }) => waiting, toHttpError);

/** Returns a badge with a figure of the cases that wait for the shop; all such badges share one call. */
export function waitingCasesBadge(countOf: (waiting: WaitingCases) => number | null): ComponentType {
  return function WaitingCasesBadge() {
    return createElement(SidebarBadge<WaitingCases>, {
      queryKey: 'waiting-cases',
      read: readWaiting,
      live: ['complaints', 'messages', 'returns', 'orders'],
      countOf,
      meaning: 'waiting for us',
    });
  };
}
