/* Titles of pages in tabs and search results; they are in the first load. */

export const shopDescription =
  'LED, QLED, Mini-LED and OLED televisions, delivered across India with a GST invoice.';
export const pageNotFound = 'Page not found';
export const televisions = 'Televisions';
export const home = 'Home';
export const aboutUs = 'About us';
export const logIn = 'Log in';
export const createAnAccount = 'Create an account';
export const forgotPassword = 'Forgot password';
export const restoreYourEmail = 'Restore your email';
export const unsubscribe = 'Unsubscribe';
export const cart = 'Cart';
export const checkout = 'Checkout';
export const yourOrder = 'Your order';
export const warrantyPassport = 'Warranty passport';
export const technicianVisit = 'Installation visit';
export const myOrders = 'My orders';
export const myInvoices = 'My invoices';
export const myAlerts = 'My alerts';
export const myTelevisions = 'My televisions';
export const wishList = 'Wish list';
export const alert = 'Alert';
export const myProfile = 'My profile';
export const raiseAComplaint = 'Raise a complaint';
export const complaint = 'Complaint';
export const message = 'Your message';
export const complaints = 'Complaints';
export const waitingRoom = 'Waiting room';
export const privacyCentre = 'Privacy centre';
