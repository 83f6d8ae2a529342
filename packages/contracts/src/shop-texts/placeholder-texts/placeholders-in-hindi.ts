import { BANKS_SHOW_REFUND_WITHIN, DELIVERY_TAKES } from '../../settings/promises';
import { hoursInHindi } from '../../time/hours-in-hindi';
import type { PlaceholderTexts } from './placeholder-texts';

export const PLACEHOLDERS_IN_HINDI: PlaceholderTexts = {
  deliveryTime: DELIVERY_TAKES.replace('to', 'से').replace('business days', 'कार्य दिवस'),
  banksShowRefundWithin: BANKS_SHOW_REFUND_WITHIN.replace('to', 'से').replace('working days', 'कार्य दिवस'),
  warrantyClaimPapers: 'मूल इनवॉइस और वारंटी कार्ड',
  hours: hoursInHindi,
};
