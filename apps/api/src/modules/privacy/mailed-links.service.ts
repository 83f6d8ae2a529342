import type { AppDeps } from '../../context/deps';
import { findSealedEmail } from './erasures.queries';
import { findLink } from './own-data.queries';

/** Whether a link to the privacy centre has not expired. */
export const hasOpenLink = async ({ db, ports }: AppDeps, linkId: string): Promise<boolean> =>
  (await findLink(db, linkId, ports.clock.now().toISOString())) !== undefined;

/** Whether an erasure was confirmed by mail, and its address forgotten. */
export const isErasureMailed = async ({ db }: AppDeps, erasureId: string): Promise<boolean> =>
  (await findSealedEmail(db, erasureId)) === null;
