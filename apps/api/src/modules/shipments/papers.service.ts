import { appError } from '@aabha/contracts/errors/errors';
import type { PapersInput } from '@aabha/contracts/shipments/shipments.schema';
import type { PaperKind } from '@aabha/contracts/shipments/shipments.values';
import { indiaDay } from '@aabha/contracts/time/india-time';
import type { PdfFile } from '@aabha/contracts/wire/pdf-file';
import { isUuid } from '@aabha/db/ids';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import type { Paper, PickListSheet } from '../../ports/pdf/pdf';
import { writeAudit } from '../audit/audit.service';
import { invoicesToPrint } from '../invoices/invoices.print.service';
import { parcelsToSend, type Parcel } from './parcels.service';

/** Returns a pick list of each dispatch centre: its televisions by name, each with its orders. */
function pickLists(parcels: readonly Parcel[], printedAt: string): PickListSheet[] {
  const centers = [...new Set(parcels.map(({ dispatchCenter }) => dispatchCenter))];
  return centers.map((dispatchCenter) => {
    const own = parcels.filter((parcel) => parcel.dispatchCenter === dispatchCenter);
    const items = new Map<string, PickListSheet['items'][number]>();
    for (const { items: wanted, orderNumber } of own)
      for (const { name, modelNumber, sku, quantity } of wanted) {
        const key = `${name} ${modelNumber} ${sku}`;
        const { quantity: before = 0, orders = [] } = items.get(key) ?? {};
        const times = quantity > 1 ? `${orderNumber} × ${quantity}` : orderNumber;
        items.set(key, { name, modelNumber, sku, quantity: before + quantity, orders: [...orders, times] });
      }
    return {
      ...{ dispatchCenter, printedAt },
      orderCount: new Set(own.map(({ orderId }) => orderId)).size,
      items: [...items.values()].toSorted((one, other) => one.name.localeCompare(other.name)),
    };
  });
}

const contentsOf = ({ items }: Parcel) =>
  items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');

const labelsOf = (parcel: Parcel): Paper[] =>
  Array.from({ length: parcel.boxes }, (_, index) => ({
    kind: 'label',
    sheet: { ...parcel, box: index + 1, contents: contentsOf(parcel) },
  }));

async function papersOf(ctx: SignedInContext, { kind, order_ids: ids }: PapersInput): Promise<Paper[]> {
  if (kind === 'invoices') return invoicesToPrint(ctx, ids);
  const parcels = await parcelsToSend(ctx, ids);
  if (kind === 'labels') return parcels.flatMap(labelsOf);
  if (kind === 'packing-slips') return parcels.map((sheet) => ({ kind: 'packing-slip', sheet }));
  return pickLists(parcels, ctx.now().toISOString()).map((sheet) => ({ kind: 'pick-list', sheet }));
}

const TITLES: Readonly<Record<PaperKind, string>> = {
  'pick-list': 'Pick list',
  'packing-slips': 'Packing slips',
  labels: 'Labels',
  invoices: 'Invoices',
};

/**
 * Returns the papers of some orders as one PDF that is drawn while it is sent (docs/spec/shipments.md#papers). Orders that are
 * unknown, ended or have left have no pick list, slip or label; those without an invoice number no invoice.
 */
export async function dispatchPapers(ctx: SignedInContext, input: PapersInput): Promise<PdfFile> {
  if (!ctx.takesFiles) throw appError('EXPORT_OVER_REST');
  const { kind, order_ids } = input;
  const ids = [...new Set(order_ids)].filter(isUuid);
  const papers = ids.length === 0 ? [] : await papersOf(ctx, { kind, order_ids: ids });
  if (papers.length === 0) throw appError('SHIPMENT_PAPERS_NONE');
  await inTx(ctx.db, (tx) =>
    writeAudit(tx, ctx.user.id, {
      ...{ action: 'shipments.papers', entity: 'shipments', entityId: kind, before: null },
      after: { kind, orders: ids.length, papers: papers.length },
    }),
  );
  return {
    fileName: `${kind}-${indiaDay(ctx.now())}.pdf`,
    documentCount: papers.length,
    pdf: ctx.ports.pdf.papers(TITLES[kind], papers),
  };
}
