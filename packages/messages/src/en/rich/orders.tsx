import type { ReactNode } from 'react';

/* Sentences of orders with links or emphasis. */

export const refundQueued = (amount: ReactNode, since: string, promise: string) => (
  <>
    Your refund of {amount} was started on {since} and is on its way to the account you paid from. {promise}
  </>
);
export const refundProcessed = (amount: ReactNode, since: string, promise: string) => (
  <>
    Your refund of {amount}, started on {since}, was sent to the account you paid from. {promise}
  </>
);
export const refundFailed = (amount: ReactNode, address: ReactNode) => (
  <>
    We could not send your refund of {amount}. Please write to us at {address} and we will sort it out.
  </>
);
export const invoiceEmailed = (email: string, invoices: (text: string) => ReactNode) => (
  <>
    We are emailing your GST invoice to {email}. You can also {invoices('download the invoice')}.
  </>
);
export const trackOrder = (orders: (text: string) => ReactNode) => (
  <>We will email you when it ships. Track it under {orders('My orders')}.</>
);
export const trackOrCancel = (orders: (text: string) => ReactNode) => (
  <>
    We will email you when it ships. Track it under {orders('My orders')}; you can cancel it there until it
    ships.
  </>
);
export const readUnboxing = (unboxing: (text: string) => ReactNode) => (
  <>Before it comes, read {unboxing('how to receive, open and set up your television')}.</>
);
