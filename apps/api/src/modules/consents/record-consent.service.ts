import { NOTICES, noticeText } from '@aabha/contracts/privacy/notices';
import type { ConsentAction, ConsentChannel, ConsentPurpose } from '@aabha/contracts/privacy/privacy.values';
import type { DbOrTx } from '@aabha/db/client';
import { insertConsent, insertNotice } from './consents.queries';

/** Who consents: an account, an e-mail address by its keyed hash, or a browser. */
type ConsentPerson = { userId: string } | { emailKey: string } | { browserId: string };

interface GivenConsent {
  person: ConsentPerson;
  purpose: ConsentPurpose;
  action: ConsentAction;
  channel: ConsentChannel;
  /** What the person did; nothing personal. */
  evidence: string;
}

const LANGUAGE = 'en';

/**
 * Adds a row to the consent ledger, with the present version of the notice, in the transaction of what the consent is for
 * (docs/spec/privacy.md#consent-ledger).
 */
export async function recordConsent(tx: DbOrTx, { person, ...row }: GivenConsent): Promise<void> {
  const notice = NOTICES[row.purpose];
  await insertNotice(tx, {
    ...{ purpose: row.purpose, version: notice.version, language: LANGUAGE },
    ...{ validFrom: notice.from, text: noticeText(notice) },
  });
  await insertConsent(tx, { ...row, ...person, noticeVersion: notice.version, language: LANGUAGE });
}
