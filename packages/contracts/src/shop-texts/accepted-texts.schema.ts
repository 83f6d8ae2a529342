import { z } from 'zod';
import { Instant } from '../wire/wire.schema';

/** The texts that apply to an order, with the version of each (docs/spec/checkout.md#texts-agreed). */
export const ACCEPTED_TEXTS = ['terms', 'privacy', 'shipping', 'unboxing', 'disclaimer'] as const;

const version = z.number().int().min(0).max(1_000_000);

/** All of them: a version is known of each. */
export const TextVersions = z
  .record(z.enum(ACCEPTED_TEXTS), version)
  .meta({ example: { terms: 3, privacy: 1, shipping: 2, unboxing: 1, disclaimer: 1 } });
export type TextVersions = z.output<typeof TextVersions>;

export const AcceptedTexts = z.object({
  /** When the payment was started or the wholesale order placed: the company, fees and holidays of that moment are part of the texts. */
  at: Instant,
  versions: TextVersions,
});
export type AcceptedTexts = z.output<typeof AcceptedTexts>;
