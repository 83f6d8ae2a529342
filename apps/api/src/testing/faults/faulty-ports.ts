import type { Config } from '../../config';
import { openPorts as openReal, type Ports } from '../../ports/index';
import { crossed } from './fault-points';

/** The real ports, with a fault point on either side of each call to the provider and of each mail. */
export function openPorts(config: Config): Ports {
  const ports = openReal(config);
  return {
    ...ports,
    mail: crossed(ports.mail, ['send']),
    payments: crossed(ports.payments, ['createOrder', 'listPayments', 'refund']),
  };
}
