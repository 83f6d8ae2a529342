import type { PagePolicyOptions } from '@aabha/web/page-policy';
import { splitLanguage } from './languages';
import type { StoreConfig } from './store-config';

/** Pages that load the payment provider's script. */
const PAYING = /^\/(?:checkout|pay\/[^/]+)\/?$/;

/**
 * Returns the policy of the shop's pages. Where a script of others runs Trusted Types are only reported: the provider's script
 * and Google's are not known to work with them (docs/decisions/057-trusted-types.md).
 */
export function pagePolicy(
  config: Pick<StoreConfig, 'TRUSTED_TYPES' | 'SHOP_GOOGLE_ANALYTICS_ID'>,
): PagePolicyOptions {
  const isMeasured = config.SHOP_GOOGLE_ANALYTICS_ID !== '';
  return {
    app: 'store',
    trustedTypes: config.TRUSTED_TYPES,
    policies: ['default', 'shop-text', 'payment-script', ...(isMeasured ? ['google-analytics'] : [])],
    runsForeignScripts: (path) => isMeasured || PAYING.test(splitLanguage(path).url),
  };
}
