import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import { PreviewRefundOutput } from '@aabha/contracts/orders/refund-order.schema';
import {
  CancelReplacementInput,
  ChooseRefundInput,
  ReplaceReturnInput,
} from '@aabha/contracts/returns/replacements.schema';
import {
  BookPickupInput,
  PickupSlotsInput,
  PickupSlotsOutput,
} from '@aabha/contracts/returns/pickup-slots.schema';
import {
  AssignReturnInput,
  DownloadReturnFileInput,
  ExportReturnsInput,
  InspectReturnInput,
  ListReturnsInput,
  ListReturnsOutput,
  OwnReturnInput,
  QuoteReturnInput,
  QuoteReturnOutput,
  RejectReturnInput,
  RequestReturnInput,
  ReturnDetailsOutput,
  ReturnFileOutput,
  ReturnIdInput,
  ReturnRequestOutput,
  UpdateReturnInput,
} from '@aabha/contracts/returns/returns.schema';
import { formInput } from '../../trpc/form-input';
import { WITH_PHOTOS } from '../../trpc/input-limits';
import { router, superAdminProcedure, userOrSuperProcedure, userProcedure } from '../../trpc/procedures';
import {
  get,
  ONCE_A_KEY,
  ONCE_A_KEY_IN_STEPS,
  post,
  postForm,
  READS_REPORTS,
} from '../../trpc/procedure-meta';
import { assignReturn } from './assign-return.service';
import { bookPickup, getPickupSlots } from './book-pickup.service';
import { cancelReplacement, chooseRefund, replaceReturn } from './replace-return.service';
import { previewReturn } from './returns.refund.service';
import { quoteReturn, requestReturn } from './returns.request.service';
import {
  downloadReturnFile,
  exportReturns,
  getOwnReturn,
  getReturnDetails,
  listReturns,
} from './returns.service';
import { inspectReturn, receiveReturn, rejectReturn, updateReturn } from './returns.steps.service';

export const returnsRouter = router({
  request: userProcedure
    .meta(
      postForm('/returnRequest/create', "Ask for one's own delivered order to be taken back", {
        ...ONCE_A_KEY,
        limits: WITH_PHOTOS,
      }),
    )
    .input(formInput(RequestReturnInput))
    .output(ReturnRequestOutput)
    .mutation(({ ctx, input }) => requestReturn(ctx, input)),
  quote: userProcedure
    .meta(post('/returnRequest/quote', 'What can be returned of an order, and what a choice of it refunds'))
    .input(QuoteReturnInput)
    .output(QuoteReturnOutput)
    .query(({ ctx, input }) => quoteReturn(ctx, input)),
  own: userProcedure
    .meta(post('/returnRequest/own', "The return of one's own order, with its photos"))
    .input(OwnReturnInput)
    .output(ReturnDetailsOutput)
    .query(({ ctx, input }) => getOwnReturn(ctx, input)),
  chooseRefund: userProcedure
    .meta(
      post(
        '/returnRequest/refund-instead',
        'Take the refund instead of a replacement that waits for stock',
        ONCE_A_KEY,
      ),
    )
    .input(ChooseRefundInput)
    .output(ReturnDetailsOutput)
    .mutation(({ ctx, input }) => chooseRefund(ctx, input)),
  downloadFile: userOrSuperProcedure
    .meta(post('/returnRequest/file/{id}/download', 'A photo of a return'))
    .input(DownloadReturnFileInput)
    .output(ReturnFileOutput)
    .query(({ ctx, input }) => downloadReturnFile(ctx, input)),
  pickupSlots: userOrSuperProcedure
    .meta(post('/returnRequest/pickup/slots', 'When the goods of an approved return can be fetched'))
    .input(PickupSlotsInput)
    .output(PickupSlotsOutput)
    .query(({ ctx, input }) => getPickupSlots(ctx, input)),
  pickup: userOrSuperProcedure
    .meta(post('/returnRequest/{id}/pickup', 'Choose when the goods of a return are fetched', ONCE_A_KEY))
    .input(BookPickupInput)
    .output(ReturnDetailsOutput)
    .mutation(({ ctx, input }) => bookPickup(ctx, input)),
  list: superAdminProcedure
    .meta(post('/returnRequest/list', 'Everybody’s return requests'))
    .input(ListReturnsInput)
    .output(ListReturnsOutput)
    .query(({ ctx, input }) => listReturns(ctx, input)),
  exportCsv: superAdminProcedure
    .meta(post('/returnRequest/export', 'The returns of a filter as a CSV file', READS_REPORTS))
    .input(ExportReturnsInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportReturns(ctx, input)),
  get: superAdminProcedure
    .meta(get('/returnRequest/{id}', 'One return with its photos', { shows: 'return' }))
    .input(ReturnIdInput)
    .output(ReturnDetailsOutput)
    .query(({ ctx, input }) => getReturnDetails(ctx, input)),
  preview: superAdminProcedure
    .meta(post('/returnRequest/{id}/preview', 'What a return refunds now, with its taxes'))
    .input(ReturnIdInput)
    .output(PreviewRefundOutput)
    .query(({ ctx, input }) => previewReturn(ctx, input)),
  assign: superAdminProcedure
    .meta(post('/returnRequest/{id}/assign', 'Assign a return to one of the staff, or to nobody'))
    .input(AssignReturnInput)
    .output(ReturnDetailsOutput)
    .mutation(({ ctx, input }) => assignReturn(ctx, input)),
  update: superAdminProcedure
    .meta(post('/returnRequest/{id}/update', 'Approve a return, then refund it', ONCE_A_KEY_IN_STEPS))
    .input(UpdateReturnInput)
    .output(ReturnRequestOutput)
    .mutation(({ ctx, input }) => updateReturn(ctx, input)),
  receive: superAdminProcedure
    .meta(post('/returnRequest/{id}/receive', 'Record that the goods of a return have arrived', ONCE_A_KEY))
    .input(ReturnIdInput)
    .output(ReturnDetailsOutput)
    .mutation(({ ctx, input }) => receiveReturn(ctx, input)),
  inspect: superAdminProcedure
    .meta(post('/returnRequest/{id}/inspect', 'Accept the goods of a return, or a part of them', ONCE_A_KEY))
    .input(InspectReturnInput)
    .output(ReturnDetailsOutput)
    .mutation(({ ctx, input }) => inspectReturn(ctx, input)),
  replace: superAdminProcedure
    .meta(post('/returnRequest/{id}/replace', 'Send the accepted goods of a return again', ONCE_A_KEY))
    .input(ReplaceReturnInput)
    .output(ReturnDetailsOutput)
    .mutation(({ ctx, input }) => replaceReturn(ctx, input)),
  cancelReplacement: superAdminProcedure
    .meta(
      post(
        '/returnRequest/{id}/replacement/cancel',
        'Give up a replacement that is not packed; its return can be refunded',
        ONCE_A_KEY,
      ),
    )
    .input(CancelReplacementInput)
    .output(ReturnDetailsOutput)
    .mutation(({ ctx, input }) => cancelReplacement(ctx, input)),
  reject: superAdminProcedure
    .meta(post('/returnRequest/{id}/reject', 'Reject a return; the shopper is mailed the reason', ONCE_A_KEY))
    .input(RejectReturnInput)
    .output(ReturnDetailsOutput)
    .mutation(({ ctx, input }) => rejectReturn(ctx, input)),
});
