export { networkOf } from '@aabha/web/network-of';
