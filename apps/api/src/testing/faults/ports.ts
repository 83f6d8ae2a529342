import type { Config } from '../../core/config';
import type { MailAddress } from '../../core/mail-address';
import { openPorts as openReal, type Ports } from '../../ports/index';
import { withCrossings } from './fault-points';

/** Opens the real ports with a fault point on either side of each provider call and mail. */
export function openPorts(config: Config, mailFrom: () => MailAddress): Ports {
  const ports = openReal(config, mailFrom);
  return {
    ...ports,
    mail: withCrossings(ports.mail, ['send']),
    payments: withCrossings(ports.payments, ['createOrder', 'listPayments', 'refund']),
  };
}
