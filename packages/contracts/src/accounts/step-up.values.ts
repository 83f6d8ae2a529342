import { paise } from '../money/money';

/** How long staff stay confirmed after they proved who they are, where the setting says nothing else. */
export const STEP_UP_MINUTES_DEFAULT = 15;

/** A refund of more than this in one act needs a confirmed session (docs/spec/staff-sign-in.md#acts). */
export const STEP_UP_REFUND_PAISE = paise(50_000_00);

/** A price that changes by more than this in either direction needs a confirmed session. */
export const STEP_UP_PRICE_PERCENT = 30;

/** How staff can confirm that it is them: by their second factor, or by the password where there is none. */
export const STEP_UP_WAYS = ['passkey', 'code', 'password'] as const;
export type StepUpWay = (typeof STEP_UP_WAYS)[number];
