export { formatDateTime, formatDay, formatRelative } from '@aabha/contracts/time/india-time';
