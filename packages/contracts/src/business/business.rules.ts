/** Where a business is registered, as its invoice says it. The State is that of the PIN code. */
export interface BillingAddress {
  address: string;
  city: string;
  state: string;
  zip: string;
}
