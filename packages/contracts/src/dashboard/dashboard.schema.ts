import { z } from 'zod';

export const DashboardOutput = z.object({
  dashboard_data: z.object({
    user_count: z.number().int(),
    order_count: z.number().int(),
    total_stock: z.number().int(),
    product_count: z.number().int(),
  }),
});
export type DashboardOutput = z.infer<typeof DashboardOutput>;
