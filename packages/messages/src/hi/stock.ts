import { HURRY_BELOW_STOCK } from '@aabha/contracts/settings/limits';
import { plural } from './plural';

export const hurryText = (stock: number): string | undefined =>
  stock > 0 && stock < HURRY_BELOW_STOCK
    ? `जल्दी करें! केवल ${stock} ${plural(stock, 'बचा है', 'बचे हैं')}`
    : undefined;
export const stockBadge = (stock: number): string => (stock > 0 ? 'स्टॉक में है' : 'स्टॉक में नहीं');
