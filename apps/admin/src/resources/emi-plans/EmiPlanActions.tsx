import { lazy } from 'react';
import { useDataProvider } from 'react-admin';
import type { StaffEmiPlan } from '@aabha/contracts/emi/emi.staff.schema';
import { EditRowButton } from '../../components/EditRowButton';
import { RemoveRowButton } from '../../components/RemoveRowButton';
import type { EmiPlanProvider } from './emi-plans.data';

const EmiPlanDialog = lazy(() =>
  import('./EmiPlanDialog').then((module) => ({ default: module.EmiPlanDialog })),
);

/** Edits or deletes a plan. */
export function EmiPlanActions({ plan }: { plan: StaffEmiPlan }) {
  const dataProvider = useDataProvider<EmiPlanProvider>();
  const name = `${plan.bank}, ${plan.months} months`;
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <EditRowButton name={name} dialog={(onClose) => <EmiPlanDialog plan={plan} onClose={onClose} />} />
      <RemoveRowButton
        action="Delete"
        name={name}
        question={{
          title: `Delete ${name}?`,
          content: 'The shop no longer shows it. To end it on a day, edit its last day instead.',
        }}
        remove={() => dataProvider.removeEmiPlan(plan._id)}
        done="EMI plan deleted."
      />
    </span>
  );
}
