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
  const { televisions } = await sellingTelevisions({ shop, boss }).delivered(me);
  await callIn('hi-IN', `/passport/${televisions[0]?.token}/offer`, { email }, me.token);
  const { text } = await shop.mail(email, /^आपको एक टीवी दिया जा रहा है/);
  const other = await signedInAs(shop, 'User', { email, language: 'hi' });
  await callIn('hi-IN', `/passport-offer/${linkIn(text)}/accept`, {}, other.token);
}
