const LABELS: Readonly<Record<string, string>> = {
  card: 'Card',
  upi: 'UPI',
  netbanking: 'Netbanking',
  wallet: 'Wallet',
  emi: 'EMI',
  cardless_emi: 'Cardless EMI',
  paylater: 'Pay later',
};

/** Returns what staff read of the provider's code of a method of payment. */
export const paymentMethodLabel = (method: string): string => LABELS[method] ?? method;
