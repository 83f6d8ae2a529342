import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listShipmentsOf } from '../../data/shipment-calls';

const keyOf = (orderId: string) => ['orders', 'shipments', orderId];

/** Returns the shipments of an order, newest first, and how they are read again with the order. */
export function useShipments(orderId: string) {
  const queries = useQueryClient();
  const { data: shipments, error } = useQuery({
    queryKey: keyOf(orderId),
    queryFn: () => listShipmentsOf(orderId),
    retry: false,
  });
  const readAgain = async () => {
    await queries.invalidateQueries({ queryKey: ['orders'] });
    await queries.invalidateQueries({ queryKey: ['dashboard'] });
  };
  return { shipments, error, readAgain };
}
