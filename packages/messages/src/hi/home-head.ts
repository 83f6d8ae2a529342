import { DELIVERY_BUSINESS_DAYS, RETURN_DAYS } from '@aabha/contracts/settings/promises';

/* The home page, as search engines show it. */

export const description = `24 से 98 इंच के LED, QLED, Mini-LED और OLED टीवी: पूरे भारत में ${DELIVERY_BUSINESS_DAYS.earliest} से ${DELIVERY_BUSINESS_DAYS.latest} कार्य दिवसों में डिलीवरी, जीएसटी इनवॉइस और ${RETURN_DAYS} दिन में रिटर्न।`;
