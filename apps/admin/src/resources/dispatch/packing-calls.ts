import type { Shipment } from '@aabha/contracts/shipments/shipments.schema';
import { api, toHttpError } from '../../data/trpc';

/** A shipment that is being packed, and the line that its model number chose last. */
export interface Packing {
  shipment: Shipment;
  chosen: number | undefined;
  /** What the last scan did. */
  done: string;
}

const nameAt = ({ lines }: Shipment, at: number) => lines.find(({ position }) => position === at)?.name ?? '';

/** Starts or goes on with the shipment of a scanned order. */
export const openOrder = (code: string): Promise<Packing> =>
  api.shipments.openByCode
    .mutate({ code })
    .then(
      ({ shipment }) => ({ shipment, chosen: undefined, done: 'Order found. Scan its televisions.' }),
      toHttpError,
    );

/** Reads the next scanned code of a shipment. */
export async function scanCode({ shipment: { _id: id }, chosen }: Packing, code: string): Promise<Packing> {
  const position = chosen === undefined ? {} : { position: chosen };
  const {
    shipment,
    kind,
    position: at,
  } = await api.shipments.scan.mutate({ id, code, ...position }).catch(toHttpError);
  const name = nameAt(shipment, at);
  const done = kind === 'model' ? `${name}: now scan its serial number.` : `${name}: ${code} scanned.`;
  return { shipment, chosen: at, done };
}

/** Removes a serial number that was scanned by mistake. */
export async function removeScanned(packing: Packing, serial: string): Promise<Packing> {
  const { shipment } = await api.shipments.removeSerial
    .mutate({ id: packing.shipment._id, serial })
    .catch(toHttpError);
  return { ...packing, shipment, done: `${serial} removed.` };
}

/** Returns the units of a shipment, and how many of them are scanned. */
export function scanned({ lines }: Shipment) {
  return {
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    count: lines.reduce((sum, { serials }) => sum + serials.length, 0),
  };
}
