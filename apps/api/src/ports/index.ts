import type { Config } from '../config';
import { systemClock, type Clock } from './clock/clock';
import type { MailPort } from './mail/mail';
import { smtpMail } from './mail/smtp-mail';
import type { PaymentsPort } from './payments/payments';
import { razorpayPayments } from './payments/razorpay-payments';

/** Everything outside the process that the shop talks to. Chosen here and nowhere else. */
export interface Ports {
  clock: Clock;
  mail: MailPort;
  payments: PaymentsPort;
}

export function openPorts(config: Config): Ports {
  return {
    clock: systemClock,
    mail: smtpMail(config.SMTP_URL, config.mailFrom),
    payments: razorpayPayments({
      keyId: config.RAZORPAY_KEY_ID,
      keySecret: config.RAZORPAY_KEY_SECRET,
      apiUrl: config.RAZORPAY_API_URL,
    }),
  };
}
