export { isStaffWhoCan, selectStaffWhoCan } from './staff-who-can.queries';
