import { counted } from '@aabha/contracts/counts/counts';
import type { HomeRoom } from '@aabha/contracts/home/home.values';
import type { Technology } from '@aabha/contracts/products/products.schema';
import { DELIVERY_TAKES, RETURN_DAYS } from '@aabha/contracts/settings/promises';

/* The home page. */

export const ourChoice = 'Our choice';
export const seenFromTheFront = (product: string) => `${product}, seen from the front`;
export const inclusiveOfAllTaxes = 'inclusive of all taxes';
export const seeThisTelevision = 'See this television';
export const seeTheTelevisions = 'See the televisions';

export const chooseYourSize = 'Choose your size';
export const drawnToScale = 'Drawn to scale. Sit about one and a half times the screen size away.';
export const findYourSize = 'Find the size for your room';
export const inchesAndAbove = (inches: number) => `${inches}″ and above`;
export const bedroomKitchenDesk = 'Bedroom, kitchen, desk';
export const smallLivingRoom = 'Small living room';
export const mostLivingRooms = 'Most living rooms';
export const cricketWithNeighbours = 'Cricket with the neighbours';
export const cinemaAtHome = 'Cinema at home';
export const models = (count: number) => counted(count, 'model');

export const realDeals = 'Prices that really fell';
export const realDealsText = 'Each costs less now than at any time in the 30 days before its offer.';

export const byBudget = 'Shop by budget';
/** Around the amount of a budget. */
export const under = ['Under ', ''] as const;

export const byRoom = 'Which size for which room?';
export const byRoomText = 'By how far your seat is from the screen.';
export const rooms: Readonly<Record<HomeRoom, string>> = {
  smallBedroom: 'Small bedroom',
  bedroom: 'Bedroom',
  livingRoom: 'Living room',
  bigHall: 'Big hall',
};
export const atMetres = (metres: number) => `about ${metres} m away`;

export const notSure = 'Not sure which one?';
export const notSureText =
  'Tell us how far away you sit and what you watch. We show you up to three that fit.';
export const findMyTelevision = 'Find my television';

export const byBrand = 'Shop by brand';

export const displayTechnology = 'Display technology';
export const technologySentences: Readonly<Record<Technology, string>> = {
  LED: 'One even light behind the whole screen: good value, low electricity use.',
  QLED: 'Quantum dots make colours richer, even in a bright room.',
  'Mini-LED': 'Hundreds of small lights dim one by one: very bright, with deep shadows.',
  OLED: 'Each pixel is its own light and can switch off fully: the deepest black.',
};

export const bestRated = 'Best rated by our customers';
export const seeAll = 'See all';

export const lightsOff = 'Lights off. Picture on.';
export const betterEvening = 'A good screen makes the whole evening better.';
export const filmDescription =
  'A television in a dark room; bands of coloured light move over its screen and on the wall';
export const pauseFilm = 'Pause the film';
export const playFilm = 'Play the film';

export const countOnUs = 'What you can count on';
export const deliveryDate = 'A delivery date before you pay';
export const deliveryDateText = (shippingFee: string) =>
  `Enter your PIN code to see if and when we deliver: usually in ${DELIVERY_TAKES}. Shipping is ${shippingFee} per order.`;
export const warranty = 'A warranty you can extend';
export const warrantyText =
  'Every television has the maker’s warranty. You can extend it; we never tick that box for you.';
export const gstInvoice = 'A proper GST invoice';
export const gstInvoiceText = 'Prices include all taxes. Every invoice shows the tax on each item.';
export const sevenDaysToReturn = 'Seven days to return';
export const returnText = `Ask for a return within ${RETURN_DAYS} days of delivery and get a full refund.`;
