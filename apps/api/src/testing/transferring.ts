import { expect } from 'vitest';
import type { z } from 'zod';
import type { PassportOffer } from '@aabha/contracts/passports/transfers.schema';
import { PASSWORD, signedInAs, type SignedIn } from './builders';
import type { returning } from './returning';
import { sellingTelevisions } from './selling-televisions';

/** The subject of the mail to who is offered a television. */
export const OFFERED = /^A television is offered to you: Tara 55$/;

interface Answer {
  reason?: string;
  fields?: object;
  passport?: string;
  offer?: z.output<typeof PassportOffer>;
}

let counter = 0;

/** Returns an address that nobody has used. */
export const anAddress = () => `new-owner-${(counter += 1)}@example.in`;

/** Returns the token of the link in the mail of an offer. */
export const linkIn = (text: string) => /\/passport\/offer-([\w-]{43})/.exec(text)?.[1] ?? '';

/** Returns helpers that offer televisions and accept them. */
export function transferring(at: ReturnType<typeof returning>) {
  const sold = sellingTelevisions(at);
  const call = (path: string, by?: SignedIn, body: object = {}) =>
    at.shop.rest<Answer>('POST', path, body, by?.token);
  const offer = (token: string, email: string, by?: SignedIn) =>
    call(`/passport/${token}/offer`, by, { email });
  const withdraw = (token: string, by: SignedIn) => call(`/passport/${token}/offer/withdraw`, by);
  const accept = (link: string, by?: SignedIn) => call(`/passport-offer/${link}/accept`, by);
  const decline = (link: string) => call(`/passport-offer/${link}/decline`);
  const shown = async (link: string, by?: SignedIn) =>
    (await at.shop.rest<Answer>('GET', `/passport-offer/${link}`, undefined, by?.token)).body.data;
  const outcome = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.data.reason];

  /** Returns a delivered television of a new buyer, and a person who is not its owner. */
  async function aTelevision() {
    const [buyer, other] = [await signedInAs(at.shop), await signedInAs(at.shop)];
    const { order, televisions } = await sold.delivered(buyer);
    const [{ token = '', serial = '' } = {}] = televisions;
    return { buyer, other, order, token, serial };
  }

  /** Returns a television that is offered to the other person, with the token of the mail. */
  async function anOffer() {
    const set = await aTelevision();
    expect((await offer(set.token, set.other.email, set.buyer)).status).toBe(200);
    const { text } = await at.shop.mail(set.other.email, OFFERED);
    return { ...set, link: linkIn(text), text };
  }

  /** Returns a television that was transferred, with the token of its new passport. */
  async function aTransferred() {
    const set = await anOffer();
    const { status, body } = await accept(set.link, set.other);
    expect(status).toBe(200);
    return { ...set, passport: body.data.passport ?? '' };
  }

  /** Returns a person with a session that has begun now. */
  async function signInAgain(person: SignedIn): Promise<SignedIn> {
    const typed = { email: person.email, password: PASSWORD };
    const { body } = await at.shop.rest<{ token: string }>('POST', '/auth/login', typed);
    return { ...person, token: body.data.token };
  }

  return {
    sold,
    offer,
    withdraw,
    accept,
    decline,
    shown,
    outcome,
    aTelevision,
    anOffer,
    aTransferred,
    signInAgain,
  };
}
