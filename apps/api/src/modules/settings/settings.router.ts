import type { Paise } from '@aabha/contracts/money/money';
import { PublicSettings } from '@aabha/contracts/settings/settings.schema';
import type { CachePolicy } from '../../cache/cache-policy';
import { publicProcedure, router } from '../../trpc/procedures';

/** The configuration does not change while the process runs. */
const CONFIGURATION: CachePolicy = {
  audience: 'visitors',
  topics: [],
  stock: 'none',
  downstream: 'revalidate',
};

export const settingsRouter = router({
  get: publicProcedure
    .meta({ cache: CONFIGURATION })
    .output(PublicSettings)
    .query(({ ctx }) => {
      const { STORE_URL: storeUrl, settings } = ctx.config;
      const { shippingFeePaise, upiCeilingPaise, brand, picturesAreDrawings, webVitalsSample } = settings;
      const shippingFee = shippingFeePaise as Paise;
      const upiCeiling = upiCeilingPaise as Paise;
      return { brand, shippingFee, upiCeiling, picturesAreDrawings, webVitalsSample, storeUrl };
    }),
});
