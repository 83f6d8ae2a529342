import { isInstallationFree } from '@aabha/contracts/installations/installation-fees';
import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/installation-fees';
import type { ApiOutputs } from '../../lib/trpc';

type Promised = ApiOutputs['deliveryPromise']['get']['promise'];

const amountOf = (rupees: number) => (rupees === 0 ? '' : formatRupees(rupees));

/** What it costs that a technician comes, before anything is paid; nothing where none does (docs/spec/installation.md#fee). */
export function PromiseInstallation({ promise: { installation } }: { promise: Promised }) {
  if (installation === null) return null;
  const { wall, stand, demo } = installation;
  return (
    <p className="soft small">
      {isInstallationFree(installation)
        ? texts.free
        : texts.fees(amountOf(wall), amountOf(stand), amountOf(demo))}
    </p>
  );
}
