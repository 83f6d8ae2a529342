import {
  BreachOutput,
  CreateBreachInput,
  ListBreachesInput,
  ListBreachesOutput,
  UpdateBreachInput,
} from '@aabha/contracts/privacy/breaches.schema';
import { post } from '../../trpc/procedure-meta';
import { router, superAdminProcedure } from '../../trpc/procedures';
import { createBreach, listBreaches, updateBreach } from './breaches.service';

export const breachesRouter = router({
  list: superAdminProcedure
    .meta(post('/privacy/breach/list', 'The register of breaches of personal data'))
    .input(ListBreachesInput)
    .output(ListBreachesOutput)
    .query(({ ctx, input }) => listBreaches(ctx, input)),
  create: superAdminProcedure
    .meta(post('/privacy/breach/new', 'Add a breach; its clock of 72 hours starts'))
    .input(CreateBreachInput)
    .output(BreachOutput)
    .mutation(({ ctx, input }) => createBreach(ctx, input)),
  update: superAdminProcedure
    .meta(post('/privacy/breach/{id}/update', 'Change a breach, or record who was told'))
    .input(UpdateBreachInput)
    .output(BreachOutput)
    .mutation(({ ctx, input }) => updateBreach(ctx, input)),
});
