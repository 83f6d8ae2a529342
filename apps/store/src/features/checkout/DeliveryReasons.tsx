import { PromiseInstallation } from '../../components/delivery-promise/PromiseInstallation';
import { PromiseReasons } from '../../components/delivery-promise/PromiseReasons';
import type { usePromise } from '../../components/delivery-promise/use-promise';

/** Why the goods arrive on their date, and what the installation costs: below the buttons, since it comes late and would move them. */
export function DeliveryReasons({ promise }: Pick<ReturnType<typeof usePromise>, 'promise'>) {
  if (!promise) return null;
  return (
    <div>
      <PromiseReasons promise={promise} />
      <PromiseInstallation promise={promise} />
    </div>
  );
}
