import type { Paise } from '@aabha/contracts/money/money';
import { PublicSettings } from '@aabha/contracts/settings/settings.schema';
import { publicProcedure, router } from '../../trpc/init';

export const settingsRouter = router({
  get: publicProcedure.output(PublicSettings).query(({ ctx }) => {
    ctx.madeFrom({ topics: [], stockOf: [] }); // of the configuration, as long as the process lives
    const { STORE_URL: storeUrl, settings } = ctx.config;
    const { shippingFeePaise, brand, picturesAreDrawings, webVitalsSample } = settings;
    const shippingFee = shippingFeePaise as Paise;
    return { brand, shippingFee, picturesAreDrawings, webVitalsSample, storeUrl };
  }),
});
