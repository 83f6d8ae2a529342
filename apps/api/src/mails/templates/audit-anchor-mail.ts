import type { AuditFinding } from '@aabha/contracts/audit/audit-chain.schema';
import { formatDay } from '@aabha/contracts/time/india-time';
import type { Mail } from '../../ports/mail/mail';
import { button, composeMail, rows, text } from '../compose-mail';
import { screenUrl, type MailEnvelope, type MailShop } from '../mail-shop';

/** The end of the hash chain on a day in India, and what its check found. */
export interface MailedAnchor {
  day: string;
  serial: number;
  chainHash: string;
  findings: readonly AuditFinding[];
  findingCount: number;
}

const placeOf = ({ serial, entry }: AuditFinding) =>
  serial === null ? `Entry ${entry ?? ''}` : `No. ${serial}`;

/** Returns the mail to the shop's own address with the anchor of the audit log of a day. */
export function auditAnchorMail(shop: MailShop, envelope: MailEnvelope, anchor: MailedAnchor): Mail {
  const { day, serial, chainHash, findings, findingCount } = anchor;
  const date = formatDay(day);
  const isChanged = findingCount > 0;
  return composeMail(shop, {
    ...envelope,
    subject: isChanged ? `The audit log was changed, found after ${date}` : `Audit log of ${date}`,
    greeting: 'Hello,',
    blocks: [
      text(
        isChanged
          ? 'The nightly check found changes in the audit log that the shop did not make. Somebody wrote to the database itself.'
          : 'The nightly check found the audit log as it was written.',
      ),
      rows(['Entries up to', String(serial)], ['Chain hash', chainHash]),
      ...(isChanged
        ? [
            rows(
              ['Changes found', String(findingCount)],
              ...findings.map((found): [string, string] => [placeOf(found), found.detail]),
            ),
          ]
        : []),
      text(
        'Keep this mail: with the chain hash, anybody can prove later that nothing before it was changed.',
      ),
      button('Open the audit log', screenUrl(shop, 'audit-log')),
    ],
  });
}
