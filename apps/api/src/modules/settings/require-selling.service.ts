import { appError } from '@aabha/contracts/errors/errors';
import type { RequestContext } from '../../context/context';

/** Throws while production lacks its own company, of which invoices and pages must state everything (docs/spec/settings.md#production). */
export function requireSelling({ settings }: Pick<RequestContext, 'settings'>): void {
  if (settings.missing.length > 0) throw appError('SHOP_NOT_READY');
}
