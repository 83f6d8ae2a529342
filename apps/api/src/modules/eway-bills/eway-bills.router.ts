import {
  CreateEwayBillLimitInput,
  EwayBillLimitOutput,
  ListEwayBillLimitsInput,
  ListEwayBillLimitsOutput,
  RemoveEwayBillLimitInput,
} from '@aabha/contracts/eway-bill/eway-bill-limits.schema';
import {
  EnterEwayBillInput,
  EwayBillIdInput,
  EwayBillOutput,
  ListEwayBillsInput,
  ListEwayBillsOutput,
} from '@aabha/contracts/eway-bill/eway-bills.schema';
import { JsonFile } from '@aabha/contracts/wire/json-file';
import { Done } from '@aabha/contracts/wire/wire.schema';
import { router, staffProcedure, superAdminProcedure } from '../../trpc/procedures';
import { post } from '../../trpc/procedure-meta';
import { createEwayBillLimit, listEwayBillLimits, removeEwayBillLimit } from './eway-bill-limits.service';
import { downloadEwayBill, enterEwayBill, listEwayBills, removeEwayBill } from './eway-bills.service';

export const ewayBillsRouter = router({
  list: staffProcedure
    .meta(post('/ewayBill/list', 'Which orders and invoices need an e-way bill, and those that were entered'))
    .input(ListEwayBillsInput)
    .output(ListEwayBillsOutput)
    .query(({ ctx, input }) => listEwayBills(ctx, input)),
  downloadJson: staffProcedure
    .meta(post('/invoice/{id}/ewaybill.json', 'The file for the e-way bill of an invoice'))
    .input(EwayBillIdInput)
    .output(JsonFile)
    .mutation(({ ctx, input }) => downloadEwayBill(ctx, input)),
  enter: staffProcedure
    .meta(post('/invoice/{id}/ewaybill', 'Store the e-way bill of an invoice'))
    .input(EnterEwayBillInput)
    .output(EwayBillOutput)
    .mutation(({ ctx, input }) => enterEwayBill(ctx, input)),
  remove: staffProcedure
    .meta(post('/invoice/{id}/ewaybill/remove', 'Remove the e-way bill of an invoice'))
    .input(EwayBillIdInput)
    .output(EwayBillOutput)
    .mutation(({ ctx, input }) => removeEwayBill(ctx, input)),
});

export const ewayBillLimitsRouter = router({
  list: superAdminProcedure
    .meta(post('/ewayBillLimit/list', 'The values of States above which goods need an e-way bill'))
    .input(ListEwayBillLimitsInput)
    .output(ListEwayBillLimitsOutput)
    .query(({ ctx, input }) => listEwayBillLimits(ctx, input)),
  create: superAdminProcedure
    .meta(post('/ewayBillLimit/new', 'Add the limit of a State from a day on'))
    .input(CreateEwayBillLimitInput)
    .output(EwayBillLimitOutput)
    .mutation(({ ctx, input }) => createEwayBillLimit(ctx, input)),
  remove: superAdminProcedure
    .meta(post('/ewayBillLimit/{id}/remove', 'Remove the limit of a State'))
    .input(RemoveEwayBillLimitInput)
    .output(Done)
    .mutation(({ ctx, input }) => removeEwayBillLimit(ctx, input)),
});
