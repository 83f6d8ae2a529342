export { hurryText, stockBadge } from '@aabha/contracts/products/products.rules';
