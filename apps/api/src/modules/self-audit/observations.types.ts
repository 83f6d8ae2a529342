import type { ProductObservation } from './audited-products.queries';
import type { DataObservation } from './observe-data.queries';
import type { ReleaseMeasurements } from './release-measurements';

/** A television as a list of the shop shows it. */
export interface CardObservation {
  productId: string;
  priceRupees: number | undefined;
  /** Units that a scarcity text names. */
  unitsLeft: number | undefined;
}

/** An input that can be selected, with its label. */
export interface ChoiceObservation {
  label: string;
  isSelected: boolean;
}

/** A page of the shop as a visitor without account and cookies gets it. */
export interface PageObservation {
  path: string;
  status: number;
  /** Where it leads instead; empty for none. */
  redirect: string;
  /** What the shop says: without scripts, and without what customers wrote. */
  text: string;
  /** The first price below the heading, as on a product page. */
  priceRupees: number | undefined;
  unitsLeft: number | undefined;
  cards: CardObservation[];
  /** Texts of buttons. */
  buttons: string[];
  choices: ChoiceObservation[];
  /** Labels of choices and texts of dialogs: what people agree to. */
  consentTexts: string[];
  /** Addresses of scripts and frames. */
  scripts: string[];
  /** Hosts that its security policy allows scripts and frames from. */
  allowedHosts: string[];
  /** Links to programs. */
  downloads: string[];
  /** Texts of links, frames and cards that are sponsored or have a tracking parameter, without a label that says so. */
  unlabelledAds: string[];
  /** What it does by itself: opens a dialog, reloads, asks for notifications. */
  interruptions: string[];
}

/** A cart to which one television was added in a transaction that was rolled back. */
export interface CartObservation {
  productId: string;
  /** What it had: units and months of extended warranty of each television. */
  lines: {
    productId: string;
    quantity: number;
    warrantyMonths: number;
    unitPricePaise: number;
    /** With its warranty. */
    totalPaise: number;
  }[];
  totalPaise: number;
  shippingPaise: number;
}

/** The mail to a new subscriber, as it would be sent. */
export interface MailObservation {
  subject: string;
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
}

/** Everything that the rules judge. */
export interface Observations {
  /** Origin of the shop. */
  storeOrigin: string;
  /** Hosts of the payment provider: scripts may come from them and from the shop. */
  scriptHosts: readonly string[];
  /** Hosts that pages may load scripts from after consent: a policy may allow them, and a page has none of theirs. */
  consentedHosts: readonly string[];
  shippingPaise: number;
  pages: readonly PageObservation[];
  products: ReadonlyMap<string, ProductObservation>;
  /** Televisions that are listed; not all of their pages are looked at where they are many. */
  listedCount: number;
  cart: CartObservation | undefined;
  data: DataObservation;
  mail: MailObservation;
  release: ReleaseMeasurements;
}
