import { yearlyCost, type Electricity } from '@aabha/contracts/energy/running-cost.rules';
import { paiseFromRupees } from '@aabha/contracts/money/money';
import type { ComparedTelevision } from '@aabha/contracts/products/compared-televisions.rules';
import type { ApiOutputs } from '../../lib/trpc';

export type ComparedProduct = ApiOutputs['products']['get']['product'];

/** Returns what is compared of a television, its electricity by the shopper's figures. */
export const comparedTelevision = (
  product: ComparedProduct,
  electricity: Electricity,
): ComparedTelevision => ({
  _id: product._id,
  price: paiseFromRupees(product.new_price),
  stock: product.stock,
  screenInches: product.screenInches,
  resolution: product.resolution,
  refreshHz: product.refreshHz,
  beeStars: product.beeStars,
  electricity: yearlyCost(product, electricity),
  averageRating: product.averageRating,
  reviewCount: product.reviewCount,
  warrantyMonths: product.warranty_months,
});
