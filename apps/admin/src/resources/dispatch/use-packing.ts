import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from 'react-admin';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import { packShipment } from '../../data/shipment-calls';
import { openOrder, removeScanned, scanCode, scanned, type Packing } from './packing-calls';
import { playScanSound, type ScanSound } from './scan-sounds';

/** What the station tells the packer. */
export interface StationNotice {
  kind: 'info' | 'success' | 'error';
  text: string;
}

const START: StationNotice = { kind: 'info', text: 'Scan the barcode of an order.' };

/** Returns the state of the packing station: the order at hand, the last notice, and what can be done. */
export function usePacking() {
  const queries = useQueryClient();
  const [packing, setPacking] = useState<Packing>();
  const [notice, setNotice] = useState(START);
  const [isLoud, setLoud] = useStore('packing.sound', true);
  const tell = (next: StationNotice, sound: ScanSound) => {
    setNotice(next);
    if (isLoud) playScanSound(sound);
  };
  const refuse = (error: Error) => tell({ kind: 'error', text: error.message }, 'wrong');
  const take = (next: Packing) => {
    setPacking(next);
    const { units, count } = scanned(next.shipment);
    const isComplete = units === count;
    const text = isComplete ? `${next.done} All ${units} are scanned: pack the order.` : next.done;
    tell({ kind: 'success', text }, isComplete ? 'complete' : 'ok');
  };
  const scan = useMutation({
    mutationFn: (code: string) => (packing ? scanCode(packing, code) : openOrder(code)),
    onSuccess: take,
    onError: refuse,
  });
  const remove = useMutation({
    mutationFn: (serial: string) => (packing ? removeScanned(packing, serial) : Promise.reject(new Error())),
    onSuccess: take,
    onError: refuse,
  });
  const pack = useMutation({
    mutationFn: async (parcel: { boxes: number; weight_kg?: number }) => {
      if (packing) await packShipment({ id: packing.shipment._id, ...parcel });
    },
    onSuccess: async () => {
      const number = packing ? orderNumber(packing.shipment.order_id) : '';
      setPacking(undefined);
      tell({ kind: 'success', text: `Order ${number} is packed. Scan the next one.` }, 'complete');
      await queries.invalidateQueries({ queryKey: ['orders'] });
      await queries.invalidateQueries({ queryKey: ['dispatch'] });
    },
    onError: refuse,
  });
  const putAside = () => {
    setPacking(undefined);
    setNotice(START);
  };
  return { packing, notice, scan, remove, pack, putAside, isLoud, setLoud };
}
