/** The response of the shop to a new payment. */
export interface NewPayment {
  payment: { id: string };
}

/** The response of the provider to a payment. */
export interface Paid {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** The response of the shop to a verified payment. */
export interface Ordered {
  order: { _id: string; totalPrice: number };
}
