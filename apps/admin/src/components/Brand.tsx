import { BrandMark } from '@aabha/ui/components/BrandMark';
import { useShopSettings } from './use-shop-settings';

/** The shop's sign and name, from its settings. */
export function Brand({ sizePx }: { sizePx: number }) {
  return <BrandMark name={useShopSettings()?.brand.name ?? ''} sizePx={sizePx} />;
}
