import { sendReminders } from '../modules/passports/warranty-reminders.service';
import type { SignedIn } from './builders';
import { signedInAs } from './builders';
import { sellingTelevisions } from './selling-televisions';
import type { TestShop } from './test-shop';
import { linkIn } from './transferring';

interface Causes {
  shop: TestShop;
  boss: SignedIn;
  /** Makes a call as the pages of a language do. */
  callIn(language: string, path: string, body: object, token?: string): Promise<unknown>;
}

/** Causes the mails of a television that a shopper transfers from Hindi pages to another one, whose address is given. */
export async function causePassportMails(causes: Causes, me: SignedIn, email: string): Promise<void> {
  const { shop, boss, callIn } = causes;
  const { delivered } = sellingTelevisions({ shop, boss }, { courier: 'other', courierName: 'Tara' });
  const { televisions } = await delivered(me);
  await callIn('hi-IN', `/passport/${televisions[0]?.token}/offer`, { email }, me.token);
  const { text } = await shop.mail(email, /^आपको एक टीवी दिया जा रहा है/);
  const other = await signedInAs(shop, 'User', { email, language: 'hi' });
  await callIn('hi-IN', `/passport-offer/${linkIn(text)}/accept`, {}, other.token);

  const { shipment, televisions: kept } = await delivered(me);
  await callIn('hi-IN', `/passport/${kept[0]?.token}/reminder`, { on: true }, me.token);
  await shop.sql`update shipments set delivered_at = now() - interval '340 days' where id = ${shipment}`;
  await shop.sql`update warranty_reminders set look_on = '2020-01-01'`;
  await sendReminders(shop.deps);
}
