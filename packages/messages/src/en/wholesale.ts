/* Wholesale: price list, order form, and the orders of a customer. */
import { counted } from '@aabha/contracts/counts/counts';

export const wholesaleOrders = 'Wholesale orders';
export const introduction =
  'For hotels, offices, schools and shops: the more you buy of a model, the less each one costs. No account needed.';

export const priceList = 'Wholesale price list';
export const columns = {
  television: 'Television',
  screen: 'Screen',
  priceEach: 'Price each',
  minQuantity: 'Min quantity',
  lowestPrice: 'Lowest price',
};
export const inches = (size: number | string) => `${size} inch`;
export const unitsOf = (range: number | string) => `${range} units`;
export const sortOrders = {
  newest: 'Newest first',
  nameAscending: 'Name: A to Z',
  nameDescending: 'Name: Z to A',
  sizeAscending: 'Size: small to large',
  sizeDescending: 'Size: large to small',
  priceAscending: 'Price: low to high',
  priceDescending: 'Price: high to low',
  quantityAscending: 'Minimum quantity: low to high',
  quantityDescending: 'Minimum quantity: high to low',
};
export const select = (product: string) => `Select ${product}`;
export const each = (price: string) => `${price} each`;
export const eachDownTo = (price: string, least: string) => `${price} each, down to ${least}`;
export const noProducts = 'No Products Found';
export const noOffers = 'There are no wholesale offers right now. Please check again later.';
export const tryAgain = 'Try again';
export const loadMore = 'Load More';

export const priceBreaksOf = (product: string) => `Price breaks of ${product}`;
export const orMore = (least: number) => `${least} or more`;
export const fromTo = (least: number, most: number) => `${least} to ${most}`;
export const offEach = (amount: string) => `${amount} off each`;
export const quantity = 'Quantity';
/** Read out after `quantity`. */
export const ofProduct = (product: string) => `of ${product}`;
export const perUnit = 'Per unit';
export const total = 'Total';
/** Read out before the higher price. */
export const insteadOf = 'instead of';
export const seeFullDetails = 'See full details';
export const opensInNewTab = '(opens in a new tab)';

export const products = 'Products';
export const selectedProducts = 'Selected products';
export const selectProducts = 'Select products to see your total here.';
export const selectAtLeastOne = 'Please select at least one product.';
export const remove = (product: string) => `Remove ${product}`;
export const totalValue = 'Total Value';
export const payLater =
  'Inclusive of all taxes. You pay nothing now: we will contact you about payment and delivery.';

export const yourDetails = 'Your details';
export const filledIn = 'Filled in from your account. Please check before you order.';
export const contact = 'Contact';
export const email = 'Email';
export const shippingAddress = 'Shipping address';
export const billingAddress = 'Billing address';
export const billingChoices = {
  same: 'Same as the shipping address',
  different: 'A different billing address',
};
export const shippingForBilling = 'We will use the shipping address for billing too.';
export const company = 'Company (optional)';
export const companyName = 'Company name';
export const gstNumber = 'GST number';
export const addressFields = {
  firstName: 'First name',
  lastName: 'Last name',
  fullAddress: 'Address',
  apartment: 'Apartment, floor, shop (optional)',
  city: 'City',
  state: 'State',
  zipCode: 'PIN code (Zip code)',
  country: 'Country',
};
export const placeOrder = 'Place Order';
export const orderPlaced = 'Order Placed Successfully! Please check your email for order details';

export const thankYou = 'Thank you for your order';
export const seeYourOrders = 'See your wholesale orders';
export const seeTelevisions = 'See televisions';
export const placeAnother = 'Place another order';

export const countedOrders = (count: number) => counted(count, 'wholesale order');
export const pagesOfOrders = 'Pages of wholesale orders';
export const noOrders = 'No wholesale orders yet';
export const ordersAppearHere =
  'Wholesale orders that you place while logged in will appear here, with their invoices.';
export const seePrices = 'See wholesale prices';
export const noOrdersOnPage = 'No wholesale orders on this page';
export const latestOnFirstPage = 'Your latest wholesale orders are on the first page.';
export const seeLatest = 'See latest wholesale orders';
export const orderNumber = (id: string) => `Wholesale order ${id}`;
export const payment = { Pending: 'Payment pending', Completed: 'Paid' };
export const weWillContactYou =
  'We will contact you about payment and delivery. You will get the invoice after payment.';
export const moreProducts = (count: number) => counted(count, 'more product');
export const deliveryAndBilling = 'Delivery and billing';
export const buyerFacts = {
  company: 'Company',
  gstNumber: 'GST number',
  deliverTo: 'Deliver to',
  billTo: 'Bill to',
  contact: 'Contact',
  email: 'Email',
};
export const invoice = (number: string) => `Invoice ${number}`;
