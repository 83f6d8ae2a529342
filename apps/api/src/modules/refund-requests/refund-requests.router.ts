import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import {
  DeclineRefundRequestInput,
  ExportRefundRequestsInput,
  ListRefundRequestsInput,
  ListRefundRequestsOutput,
  RefundRequestIdInput,
  RefundRequestOutput,
} from '@aabha/contracts/refund-requests/refund-requests.schema';
import { router, staffProcedure, superAdminProcedure } from '../../trpc/procedures';
import { get, ONCE_A_KEY, post, READS_REPORTS } from '../../trpc/procedure-meta';
import { approveRefund, declineRefund, withdrawRefund } from './decide-refund.service';
import { exportRefundRequests, getRefundRequest, listRefundRequests } from './refund-requests.service';

export const refundRequestsRouter = router({
  list: staffProcedure
    .meta(post('/refundRequest/list', 'Refunds that need or needed a second person'))
    .input(ListRefundRequestsInput)
    .output(ListRefundRequestsOutput)
    .query(({ ctx, input }) => listRefundRequests(ctx, input)),
  exportCsv: superAdminProcedure
    .meta(post('/refundRequest/export', 'The refund requests of a filter as a CSV file', READS_REPORTS))
    .input(ExportRefundRequestsInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportRefundRequests(ctx, input)),
  get: staffProcedure
    .meta(get('/refundRequest/{id}', 'One refund that needs or needed a second person'))
    .input(RefundRequestIdInput)
    .output(RefundRequestOutput)
    .query(({ ctx, input }) => getRefundRequest(ctx, input)),
  approve: staffProcedure
    .meta(post('/refundRequest/{id}/approve', 'Approve the refund that somebody else asked for', ONCE_A_KEY))
    .input(RefundRequestIdInput)
    .output(RefundRequestOutput)
    .mutation(({ ctx, input }) => approveRefund(ctx, input)),
  decline: staffProcedure
    .meta(post('/refundRequest/{id}/decline', 'Decline the refund that somebody else asked for', ONCE_A_KEY))
    .input(DeclineRefundRequestInput)
    .output(RefundRequestOutput)
    .mutation(({ ctx, input }) => declineRefund(ctx, input)),
  withdraw: staffProcedure
    .meta(post('/refundRequest/{id}/withdraw', 'Withdraw the refund that one asked for', ONCE_A_KEY))
    .input(RefundRequestIdInput)
    .output(RefundRequestOutput)
    .mutation(({ ctx, input }) => withdrawRefund(ctx, input)),
});
