import type { Shipment } from '@aabha/contracts/shipments/shipments.schema';
import { api, toHttpError } from './trpc';

type Input<C extends { mutate: (input: never) => unknown }> = Parameters<C['mutate']>[0];

const shipmentOf = ({ shipment }: { shipment: Shipment }) => shipment;

/* Separate from the data provider, since only lazily loaded screens call them. */
export const listShipmentsOf = (order_id: string) =>
  api.shipments.list
    .query({ filters: { order_id }, pageSize: 100 })
    .then(({ shipmentList }) => shipmentList, toHttpError);
export const createShipment = (input: Input<typeof api.shipments.create>) =>
  api.shipments.create.mutate(input).then(shipmentOf, toHttpError);
export const packShipment = (input: Input<typeof api.shipments.pack>) =>
  api.shipments.pack.mutate(input).then(shipmentOf, toHttpError);
export const shipShipment = (input: Input<typeof api.shipments.ship>) =>
  api.shipments.ship.mutate(input).then(shipmentOf, toHttpError);
export const deliverShipment = (id: string) =>
  api.shipments.deliver.mutate({ id }).then(shipmentOf, toHttpError);
export const cancelShipment = (input: Input<typeof api.shipments.cancel>) =>
  api.shipments.cancel.mutate(input).then(shipmentOf, toHttpError);
