import type { Language } from '@aabha/contracts/language/language';
import type { Mail } from '../../ports/mail/mail';
import type { PdfPort } from '../../ports/pdf/pdf';
import type { MailShop, TranslatedEnvelope } from '../mail-shop';

/** A file that a mail carries. */
export interface ExampleDocument {
  filename: string;
  /** Left out, that of a PDF. */
  contentType?: string;
  /** Returns the content of the file. */
  draw(pdf: PdfPort, shop: MailShop, language: Language): Promise<Buffer>;
}

/** A mail with data that were made up, and are the same each time (docs/spec/mail-templates.md#examples). */
export interface MailExample {
  id: string;
  name: string;
  /** Returns the address that such a mail goes to, where it is not that of an example person. */
  to?(shop: MailShop): string;
  /** Returns the mail. */
  compose(shop: MailShop, envelope: TranslatedEnvelope): Mail;
  documents?: readonly ExampleDocument[];
}

/** The address that the shop's care team reads. */
export const support = { to: ({ settings }: MailShop) => settings.current.brand.supportEmail };

type More = Pick<MailExample, 'to' | 'documents'>;

/** Returns one of several examples of a kind of mail. */
export const example = (
  id: string,
  name: string,
  compose: MailExample['compose'],
  more: More = {},
): MailExample => ({ id, name, compose, ...more });

/** Returns the only example of a kind of mail. */
export const only = (compose: MailExample['compose'], more?: More): readonly MailExample[] => [
  example('example', 'Example', compose, more),
];
