import EditIcon from '@mui/icons-material/EditOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { StaffEmiPlan } from '@aabha/contracts/emi/emi.staff.schema';
import { RemoveRowButton } from '../../components/RemoveRowButton';
import type { EmiPlanProvider } from './emi-plans.data';

const EmiPlanDialog = lazy(() =>
  import('./EmiPlanDialog').then((module) => ({ default: module.EmiPlanDialog })),
);

/** Edits or deletes a plan. */
export function EmiPlanActions({ plan }: { plan: StaffEmiPlan }) {
  const [isEditing, setEditing] = useState(false);
  const dataProvider = useDataProvider<EmiPlanProvider>();
  const name = `${plan.bank}, ${plan.months} months`;
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <Tooltip title="Edit">
        <IconButton size="small" aria-label={`Edit ${name}`} onClick={() => setEditing(true)}>
          <EditIcon fontSize="small" />
        </IconButton>
      </Tooltip>
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
      {isEditing && (
        <Suspense>
          <EmiPlanDialog plan={plan} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </span>
  );
}
