import { RetentionOutput } from '@aabha/contracts/privacy/retention.schema';
import { post } from '../../trpc/procedure-meta';
import { router, superAdminProcedure } from '../../trpc/procedures';
import { previewRetention } from './retention.service';

export const retentionRouter = router({
  preview: superAdminProcedure
    .meta(post('/privacy/retention', 'What is deleted when and why, and how much the next run deletes'))
    .output(RetentionOutput)
    .query(({ ctx }) => previewRetention(ctx)),
});
