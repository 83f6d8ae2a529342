import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { StaffEmiPlan } from '@aabha/contracts/emi/emi.staff.schema';
import { FormDialog } from '../../components/FormDialog';
import {
  newPlan,
  PLAN_CONFLICT_FIELDS,
  planFormErrors,
  planInput,
  planValues,
  type EmiPlanValues,
} from './emi-plan-form';
import type { EmiPlanProvider } from './emi-plans.data';
import { EmiPlanInputs } from './EmiPlanInputs';

interface EmiPlanDialogProps {
  /** The plan that is edited; left out for a new one. */
  plan?: StaffEmiPlan;
  onClose: () => void;
}

/** Adds an EMI plan, or edits one (docs/spec/emi.md#staff-screen). */
export function EmiPlanDialog({ plan, onClose }: EmiPlanDialogProps) {
  const dataProvider = useDataProvider<EmiPlanProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [values] = useState(() => (plan ? planValues(plan) : newPlan(new Date())));
  const save = async (typed: EmiPlanValues, updated_at: string | undefined) => {
    const fields = planInput(typed);
    await (plan
      ? dataProvider.updateEmiPlan({ ...fields, id: plan._id, updated_at })
      : dataProvider.createEmiPlan(fields));
    notify('The EMI plan is saved.', { type: 'success' });
    refresh();
  };
  return (
    <FormDialog
      title={plan ? `Edit ${plan.bank}, ${plan.months} months` : 'Add an EMI plan'}
      save="Save plan"
      saving="Saving..."
      values={values}
      validate={planFormErrors}
      onSave={save}
      onClose={onClose}
      maxWidth="md"
      {...(plan && {
        edit: {
          updatedAt: plan.updated_at,
          record: { resource: 'emi-plans', record: plan._id },
          fields: PLAN_CONFLICT_FIELDS,
          valuesOf: (current: StaffEmiPlan) => planValues(current),
        },
      })}
    >
      <EmiPlanInputs />
    </FormDialog>
  );
}
