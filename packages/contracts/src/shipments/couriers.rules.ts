import { COURIERS } from './couriers.values';

/** How a shipment travels. */
interface Carriage {
  courier: string;
  /** The name of an other courier; empty for one of the list. */
  courierName: string;
  awb: string;
  /** The tracking page that staff entered; empty where the courier's own is used. */
  trackingUrl: string;
}

const courierOf = (code: string): { name: string; tracking?: string } | undefined =>
  COURIERS.find((courier) => courier.code === code);

/** Returns the name of a shipment's courier, as shoppers read it. */
export const courierName = ({
  courier,
  courierName: own,
}: Pick<Carriage, 'courier' | 'courierName'>): string => own || (courierOf(courier)?.name ?? courier);

/** Returns the address of a shipment's tracking page: the one that staff entered, else the courier's; empty for none. */
export function trackingUrl({ courier, awb, trackingUrl: own }: Carriage): string {
  if (own !== '') return own;
  const template = courierOf(courier)?.tracking;
  return template === undefined || awb === '' ? '' : template.replace('{awb}', encodeURIComponent(awb));
}
