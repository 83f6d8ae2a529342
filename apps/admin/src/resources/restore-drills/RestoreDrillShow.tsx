import { Show } from 'react-admin';
import { Gate } from '../../components/Gate';
import { DrillDetails } from './DrillDetails';

/** A restore drill with its checks (docs/OPERATIONS.md#restore-drills). */
export function RestoreDrillShow() {
  return (
    <Gate resource="restore-drills">
      <Show title="Restore drill" actions={false}>
        <DrillDetails />
      </Show>
    </Gate>
  );
}
