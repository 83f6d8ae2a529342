export interface ProviderRecords {
  orders: { id: string; amount: number; receipt: string | null }[];
  payments: { id: string; order_id: string; amount: number; status: string; captured: boolean }[];
  refunds: { id: string; payment_id: string; amount: number; status: string }[];
}

/** Returns all orders, payments and refunds of the payment sandbox. */
export async function readProviderRecords(url: string): Promise<ProviderRecords> {
  return (await (await fetch(`${url}/sandbox/state`)).json()) as ProviderRecords;
}
