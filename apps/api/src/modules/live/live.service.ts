import { appError } from '@aabha/contracts/errors/errors';
import type { EventStream } from '@aabha/contracts/wire/event-stream';
import type { SignedInContext } from '../../context/context';
import { isStillSignedIn } from '../accounts/tokens.service';

/** Opens a stream of what changes, for staff. Throws EVENTS_OVER_REST elsewhere, OVERLOADED where there are too many. */
export function followChanges(ctx: SignedInContext): EventStream {
  if (!ctx.takesFiles) throw appError('EVENTS_OVER_REST');
  return { events: ctx.live.open(() => isStillSignedIn(ctx, ctx.user)) };
}
