import { EventStream } from '@aabha/contracts/wire/event-stream';
import { get } from '../../trpc/procedure-meta';
import { router, staffProcedure } from '../../trpc/procedures';
import { followChanges } from './live.service';

export const liveRouter = router({
  changes: staffProcedure
    .meta(get('/admin/live', 'What changes in the shop, as server-sent events'))
    .output(EventStream)
    .query(({ ctx }) => followChanges(ctx)),
});
