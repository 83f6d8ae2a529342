import { PREVIEW_HOURS } from '../settings/limits';

/** Refusals of what staff do with televisions; a part of `ERROR_TABLE`. */
export const PRODUCT_ERRORS = {
  SKU_TAKEN: {
    status: 409,
    message: ({ sku }: { sku: string }) => `Another television has the SKU ${sku} already.`,
  },
  PRODUCT_PUBLISHED: { status: 409, message: 'This television is published already.' },
  PRODUCT_IS_DRAFT: { status: 409, message: 'This television is a draft already.' },
  PRODUCT_NOT_READY: {
    status: 409,
    message: ({ lacks }: { lacks: string }) => `It cannot be published yet. Missing: ${lacks}.`,
  },
  PREVIEW_NOT_READY: {
    status: 409,
    message: ({ lacks }: { lacks: string }) => `A preview needs the key facts. Missing: ${lacks}.`,
  },
  PUBLISH_TIME_WRONG: { status: 400, message: 'Please choose a time in the future, within a year.' },
  PREVIEW_LINK_OVER: {
    status: 404,
    message: `This preview link no longer works. Links work for ${PREVIEW_HOURS} hours.`,
  },
} as const;
