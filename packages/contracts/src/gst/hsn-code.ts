/** An HSN code as invoices state it: 4, 6 or 8 digits (Notification 78/2020-Central Tax). */
export const HSN_CODE = /^([0-9]{4}|[0-9]{6}|[0-9]{8})$/;
