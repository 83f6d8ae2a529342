import { z } from 'zod';
import { Id, Instant } from '../wire/wire.schema';
import { Product } from './products.schema';
import { StaffProduct } from './products.staff.schema';

const PublishAt = z.iso
  .datetime({ error: 'Please enter a date and a time.' })
  .meta({ description: 'ISO-8601, UTC', example: '2026-12-01T04:30:00.000Z' });

export const PublishProductInput = z.strictObject({
  id: Id,
  publish_at: PublishAt.optional().meta({ description: 'Left out: now. In the future, within a year.' }),
});
export type PublishProductInput = z.output<typeof PublishProductInput>;
export const UnpublishProductInput = z.strictObject({ id: Id });
export const PublicationChanged = z.object({ product: StaffProduct, message: z.string() });

export const PreviewLinkInput = z.strictObject({ id: Id });
export const PreviewLinkOutput = z.object({
  url: z.string().meta({ description: 'A page of the shop that whoever has the link sees.' }),
  expires_at: Instant,
});

export const PreviewProductInput = z.strictObject({
  token: z.string().max(200).meta({ description: 'The `preview` of the link.' }),
});
export const PreviewProductOutput = z.object({ product: Product });
