import { aCoupon, aProduct, signedInAs, someServiceAreas } from '../builders';
import { codeMailedTo } from '../codes';
import { aPicture, sendForm } from '../forms';
import { addToCart, buy } from '../shopping-steps';
import type { TestShop } from '../test-shop';
import { AREA, BREAKS, COMPLAINT } from './samples';

let people = 0;
let zipcodes = 570_001;
/** Returns a new address. */
export const anEmail = () => `specified${(people += 1)}@example.in`;

/** Fills a shop so that every call of the specification can succeed. */
export async function fillSpecifiedShop(shop: TestShop) {
  await someServiceAreas(shop.db);
  const [shopper, sub, boss] = [
    await signedInAs(shop),
    await signedInAs(shop, 'SubAdmin'),
    await signedInAs(shop, 'SuperAdmin'),
  ];
  const product = await aProduct(shop.db, { stock: 100 });
  const coupon = await aCoupon(shop.db, { code: 'SPECIFIED' });
  const staff = shop.trpc(boss.token);
  const article = async () => {
    const form = { title: 'News', subtitle: 'Of today', description: 'All of it.', img: await aPicture() };
    const { body } = await sendForm<{ news: { _id: string } }>(shop, '/news/create', form, sub.token);
    return body.data.news._id;
  };
  const aCart = async () => {
    const owner = await signedInAs(shop);
    const { cart } = await addToCart(shop, owner, product.id);
    return { owner, cartId: cart._id };
  };
  const anOrder = async (status?: 'Delivered') => {
    const owner = await signedInAs(shop);
    const order = await buy(shop, owner, product.id);
    if (status) await staff.orders.updateStatus.mutate({ id: order._id, status });
    return { owner, id: order._id };
  };
  const aReturn = async () => {
    const { owner, id } = await anOrder('Delivered');
    const input = { order_id: id, return_reason: 'Changed mind' };
    return (await shop.trpc(owner.token).returns.request.mutate(input)).returnRequest._id;
  };
  const aVerifiedCode = async (
    email: string,
    path: '/otp/send-email-otp' | '/otp/send-email-otp-forgot-password',
  ) => {
    await shop.rest('POST', path, { email });
    const otp = await codeMailedTo(shop, email);
    await shop.rest('POST', '/otp/verify-email-otp', { email, otp });
  };
  const aComplaint = async () =>
    (await shop.trpc(shopper.token).complaints.create.mutate(COMPLAINT)).complaint._id;
  const aServiceArea = async () =>
    (await staff.serviceAreas.create.mutate({ ...AREA, zipcode: String((zipcodes += 1)) })).zipcode._id;
  const anOffer = async () => {
    const { id } = await aProduct(shop.db);
    const { wholesaleProduct } = await staff.wholesale.create.mutate({ product_id: id, priceBreaks: BREAKS });
    return { id: wholesaleProduct._id, productId: id };
  };
  await article();
  await aComplaint();
  await aReturn();
  await anOffer();
  await addToCart(shop, shopper, product.id);
  const bought = await anOrder();
  return {
    ...{ shop, shopper, sub, boss, product, coupon, bought },
    ...{ article, aCart, anOrder, aReturn, aVerifiedCode, aComplaint, aServiceArea, anOffer },
  };
}
export type SpecifiedShop = Awaited<ReturnType<typeof fillSpecifiedShop>>;
