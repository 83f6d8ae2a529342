import { createElement, type ComponentType } from 'react';
import { FIGURE_TOPICS } from '@aabha/contracts/live/live.values';
import type { Attention } from '@aabha/contracts/dashboard/dashboard.schema';
import { api, toHttpError } from '../../data/trpc';
import { SidebarBadge } from './SidebarBadge';

const readAttention = () => api.dashboard.attention.query({}).then(({ attention }) => attention, toHttpError);

/** Returns a badge with one of the figures of what needs attention today; all such badges share one call. */
export function attentionBadge(
  figureOf: (attention: Attention) => number | null,
  meaning: string,
): ComponentType {
  return function AttentionBadge() {
    return createElement(SidebarBadge<Attention>, {
      queryKey: 'attention',
      read: readAttention,
      live: FIGURE_TOPICS,
      countOf: figureOf,
      meaning,
    });
  };
}
