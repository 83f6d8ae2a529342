/* The bar that stays on the page of a television. */

export const buy = (name: string) => `${name} ख़रीदें`;
export const emiFrom = (price: string) => `${price} प्रति माह से`;
