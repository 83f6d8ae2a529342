import { noticeIn, noticeText } from '@aabha/contracts/privacy/notices';
import type { ConsentAction, ConsentChannel, ConsentPurpose } from '@aabha/contracts/privacy/privacy.values';
import type { DbOrTx } from '@aabha/db/client';
import type { RequestContext } from '../../context/context';
import { insertConsent, insertNotice } from './consents.queries';
import { personKey } from './person-key';

export { personKey } from './person-key';

/** Who consents: an account, an e-mail address, of which the keyed hash is stored, or a browser. */
type ConsentPerson = { userId: string } | { email: string } | { browserId: string };

interface GivenConsent {
  person: ConsentPerson;
  purpose: ConsentPurpose;
  action: ConsentAction;
  channel: ConsentChannel;
  /** What the person did; nothing personal. */
  evidence: string;
}

/**
 * Adds a row to the consent ledger, with the present version of the notice in the language of the call, in the transaction of what the consent is for
 * (docs/spec/privacy.md#consent-ledger).
 */
export async function recordConsent(
  { config, language }: Pick<RequestContext, 'config' | 'language'>,
  tx: DbOrTx,
  { person, ...row }: GivenConsent,
): Promise<void> {
  const { version, from: validFrom } = noticeIn(language, row.purpose);
  const text = noticeText(language, row.purpose);
  await insertNotice(tx, { purpose: row.purpose, version, language, validFrom, text });
  const subject = 'email' in person ? { emailKey: personKey(config, person.email) } : person;
  await insertConsent(tx, { ...row, ...subject, noticeVersion: version, language });
}
