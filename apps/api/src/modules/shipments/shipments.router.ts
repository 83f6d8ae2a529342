import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import {
  ExportShipmentsInput,
  ListShipmentsInput,
  ListShipmentsOutput,
} from '@aabha/contracts/shipments/shipment-list.schema';
import {
  CancelShipmentInput,
  CreateShipmentInput,
  ListToPackInput,
  ListToPackOutput,
  OpenByCodeInput,
  OpenByCodeOutput,
  PackShipmentInput,
  PapersInput,
  RemoveSerialInput,
  ScanInput,
  ScanOutput,
  ShipmentIdInput,
  ShipmentOutput,
  ShipShipmentInput,
} from '@aabha/contracts/shipments/shipments.schema';
import { PdfFile } from '@aabha/contracts/wire/pdf-file';
import { router, staffProcedure, superAdminProcedure } from '../../trpc/procedures';
import { ONCE_A_KEY, post, READS_REPORTS } from '../../trpc/procedure-meta';
import { exportShipments, listShipments } from './shipments.list.service';
import { listToPack } from './list-to-pack.service';
import { dispatchPapers } from './papers.service';
import { packShipment, removeSerial, scanForShipment } from './pack-shipment.service';
import {
  cancelShipment,
  createShipment,
  deliverShipment,
  openByCode,
  shipShipment,
} from './shipments.service';

export const shipmentsRouter = router({
  list: staffProcedure
    .meta(post('/shipment/list', 'Shipments, newest first'))
    .input(ListShipmentsInput)
    .output(ListShipmentsOutput)
    .query(({ ctx, input }) => listShipments(ctx, input)),
  exportCsv: superAdminProcedure
    .meta(post('/shipment/export', 'The shipments of a filter as a CSV file', READS_REPORTS))
    .input(ExportShipmentsInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportShipments(ctx, input)),
  listToPack: staffProcedure
    .meta(post('/shipment/to-pack', 'Orders that are to be packed, by centre and promise'))
    .input(ListToPackInput)
    .output(ListToPackOutput)
    .query(({ ctx, input }) => listToPack(ctx, input)),
  papers: staffProcedure
    .meta(post('/shipment/papers', 'Pick list, packing slips, labels or invoices of orders as one PDF file'))
    .input(PapersInput)
    .output(PdfFile)
    .mutation(({ ctx, input }) => dispatchPapers(ctx, input)),
  create: staffProcedure
    .meta(post('/shipment/new', 'Start packing units of an order', ONCE_A_KEY))
    .input(CreateShipmentInput)
    .output(ShipmentOutput)
    .mutation(({ ctx, input }) => createShipment(ctx, input)),
  openByCode: staffProcedure
    .meta(post('/shipment/open', 'Start or go on packing the order of a scanned number', ONCE_A_KEY))
    .input(OpenByCodeInput)
    .output(OpenByCodeOutput)
    .mutation(({ ctx, input }) => openByCode(ctx, input)),
  scan: staffProcedure
    .meta(post('/shipment/{id}/scan', 'Read a scanned model or serial number at packing', ONCE_A_KEY))
    .input(ScanInput)
    .output(ScanOutput)
    .mutation(({ ctx, input }) => scanForShipment(ctx, input)),
  removeSerial: staffProcedure
    .meta(post('/shipment/{id}/serial/remove', 'Remove or release a serial number', ONCE_A_KEY))
    .input(RemoveSerialInput)
    .output(ShipmentOutput)
    .mutation(({ ctx, input }) => removeSerial(ctx, input)),
  pack: staffProcedure
    .meta(post('/shipment/{id}/packed', 'A shipment is packed', ONCE_A_KEY))
    .input(PackShipmentInput)
    .output(ShipmentOutput)
    .mutation(({ ctx, input }) => packShipment(ctx, input)),
  ship: staffProcedure
    .meta(post('/shipment/{id}/shipped', 'A packed shipment is with the courier', ONCE_A_KEY))
    .input(ShipShipmentInput)
    .output(ShipmentOutput)
    .mutation(({ ctx, input }) => shipShipment(ctx, input)),
  deliver: staffProcedure
    .meta(post('/shipment/{id}/delivered', 'A shipment was delivered', ONCE_A_KEY))
    .input(ShipmentIdInput)
    .output(ShipmentOutput)
    .mutation(({ ctx, input }) => deliverShipment(ctx, input)),
  cancel: staffProcedure
    .meta(post('/shipment/{id}/cancel', 'Cancel a shipment, whose units are to be packed again', ONCE_A_KEY))
    .input(CancelShipmentInput)
    .output(ShipmentOutput)
    .mutation(({ ctx, input }) => cancelShipment(ctx, input)),
});
