import { openMediaStore } from '@aabha/db/media/open-media-store';
import type { Config } from '../core/config';
import type { MailAddress } from '../core/mail-address';
import type { ProviderRecordsPort } from './provider-records/provider-records';
import { razorpayRecords } from './provider-records/razorpay-records';
import { systemClock, type Clock } from './clock/clock';
import type { FilesPort } from './files/files';
import type { MailPort } from './mail/mail';
import { smtpMail } from './mail/smtp-mail';
import type { PaymentsPort } from './payments/payments';
import { razorpayPayments } from './payments/razorpay-payments';
import type { PdfPort } from './pdf/pdf';
import { pdfkitPdf } from './pdf/pdfkit-pdf';
import { httpsWebhooks } from './webhooks/https-webhooks';
import type { WebhooksPort } from './webhooks/webhooks';

/** All external services of the shop. Adapters are selected here only. */
export interface Ports {
  providerRecords: ProviderRecordsPort;
  clock: Clock;
  files: FilesPort;
  mail: MailPort;
  payments: PaymentsPort;
  pdf: PdfPort;
  webhooks: WebhooksPort;
}

/** Opens the adapters. `mailFrom` returns whom mails are from. */
export function openPorts(config: Config, mailFrom: () => MailAddress): Ports {
  const provider = {
    keyId: config.RAZORPAY_KEY_ID,
    keySecret: config.RAZORPAY_KEY_SECRET,
    apiUrl: config.RAZORPAY_API_URL,
  };
  return {
    providerRecords: razorpayRecords(provider),
    clock: systemClock,
    files: openMediaStore(config.media),
    mail: smtpMail(config.SMTP_URL, mailFrom, { requireTls: config.requireMailTls }),
    payments: razorpayPayments(provider),
    pdf: pdfkitPdf(),
    webhooks: httpsWebhooks({ isLocal: config.WEBHOOK_LOCAL === 'on' }),
  };
}
