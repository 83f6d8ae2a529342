import { BANKS_SHOW_REFUND_WITHIN, DELIVERY_TAKES, WARRANTY_CLAIM_PAPERS } from '../../settings/promises';
import type { PlaceholderTexts } from './placeholder-texts';

export const PLACEHOLDERS_IN_ENGLISH: PlaceholderTexts = {
  deliveryTime: DELIVERY_TAKES,
  banksShowRefundWithin: BANKS_SHOW_REFUND_WITHIN,
  warrantyClaimPapers: WARRANTY_CLAIM_PAPERS,
  hours: (entered) => entered,
};
