import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import type { CourierCode } from '@aabha/contracts/shipments/couriers.values';
import { formatCount } from '../../data/number-format';
import { shipShipment } from '../../data/shipment-calls';
import type { ShipmentRecord } from './shipments.data';

/** A parcel with the number that its courier gave it. */
export interface Handover {
  shipment: ShipmentRecord;
  awb: string;
}

const counted = (count: number) => formatCount(count, 'shipment', 'shipments');

/**
 * Hands shipments to a courier one after the other, each as on the page of its order. Those that were refused keep their
 * number and say why; `stop` ends it after the present one.
 */
export function useShipMany(onClose: () => void) {
  const { onUnselectItems } = useListContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const isStopped = useRef(false);

  async function handOver({ courier, handovers }: { courier: CourierCode; handovers: readonly Handover[] }) {
    isStopped.current = false;
    const refused = new Map<string, string>();
    let shipped = 0;
    for (const { shipment, awb } of handovers) {
      if (isStopped.current) break;
      try {
        await shipShipment({ id: shipment._id, courier, courierName: '', awb, trackingUrl: '' });
        shipped += 1;
        setDone((before) => new Set(before).add(shipment._id));
      } catch (error) {
        refused.set(shipment._id, (error as Error).message);
      }
    }
    setRefusals(refused);
    return { shipped, refused: refused.size };
  }
  const { mutate, isPending } = useMutation({
    mutationFn: handOver,
    onSuccess: ({ shipped, refused }) => {
      if (shipped > 0)
        notify(`${counted(shipped)} shipped. Each customer gets an email.`, { type: 'success' });
      if (refused > 0) notify(`${counted(refused)} could not be shipped.`, { type: 'error' });
      refresh();
      if (refused > 0 || isStopped.current) return;
      onUnselectItems();
      onClose();
    },
  });
  return {
    done,
    refusals,
    ship: mutate,
    isPending,
    stop: () => {
      isStopped.current = true;
    },
  };
}
