import { DELIVERY_TAKES, RETURN_DAYS } from '@aabha/contracts/settings/promises';

/* The home page, as search engines show it. */

export const description = `LED, QLED, Mini-LED and OLED televisions from 24 to 98 inches, delivered across India in ${DELIVERY_TAKES} with a GST invoice and ${RETURN_DAYS} days to return.`;
