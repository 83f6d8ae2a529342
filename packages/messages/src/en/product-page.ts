/* The page of a television: pictures, delivery check and claims. */

export const televisions = 'Televisions';
export const picturesOf = (product: string) => `Pictures of ${product}`;
export const pictureOf = (product: string, number: number, count: number) =>
  `${product}, picture ${number} of ${count}`;
export const pictureViews = {
  ...{ front: 'from the front', angle: 'from the side', edge: 'edge from the side', room: 'in a room' },
  ...{ back: 'from the back', ports: 'back with its sockets' },
};
export const showPicture = (number: number) => `Show picture ${number}`;
export const noPicture = 'No picture of this model yet';

export const freeDelivery = 'Free delivery in 3-5 business days';
export const shippingFee = (fee: string, total: string) =>
  `A flat shipping fee of ${fee} is charged once per order: ${total} in all`;
export const returnPolicy = '7 days return policy';
export const moneyBack = '30-day money back guarantee on extended protection';
export const inclusiveOfTaxes = 'Inclusive of all taxes, with a GST invoice';

export const deliveryToPin = 'Delivery to your PIN code';
export const sixDigits = '6 digits';
export const check = 'Check';
export const pinInvalid = 'PIN code must be a 6-digit number.';
export const atAGlance = 'At a glance';
export const highlights = 'Highlights';
export const description = 'Description';
export const specifications = 'Specifications';
