import type { Config } from '../../core/config';
import { openPorts as openReal, type Ports } from '../../ports/index';
import { withCrossings } from './fault-points';

/** Opens the real ports with a fault point on either side of each provider call and mail. */
export function openPorts(config: Config): Ports {
  const ports = openReal(config);
  return {
    ...ports,
    mail: withCrossings(ports.mail, ['send']),
    payments: withCrossings(ports.payments, ['createOrder', 'listPayments', 'refund']),
  };
}
