export { hoursInHindi as openingHours } from '@aabha/contracts/time/hours-in-hindi';
