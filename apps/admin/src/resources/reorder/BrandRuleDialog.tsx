import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { SetReorderRuleInput, type BrandRule } from '@aabha/contracts/stock/reorder.schema';
import { FormDialog } from '../../components/FormDialog';
import { formErrors } from '../../data/form-errors';
import type { ReorderProvider } from './reorder.data';
import { RuleInputs, type InheritedRule } from './RuleInputs';

const validate = formErrors(SetReorderRuleInput);

interface BrandRuleDialogProps {
  rule: BrandRule;
  shop: InheritedRule;
  onClose: () => void;
}

/** Sets how the televisions of a brand are ordered in; empty fields are those of the shop. */
export function BrandRuleDialog({ rule, shop, onClose }: BrandRuleDialogProps) {
  const dataProvider = useDataProvider<ReorderProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const save = async ({ brand, lead_days, review_days, minimum }: BrandRule) => {
    await dataProvider.setReorderRule({ brand, lead_days, review_days, minimum });
    notify(`${brand} is saved.`, { type: 'success' });
    refresh();
    await queries.invalidateQueries({ queryKey: ['reorder', 'brand-rules'] });
  };
  return (
    <FormDialog
      title={`How ${rule.brand} is ordered in`}
      save="Save"
      saving="Saving..."
      values={rule}
      validate={validate}
      onSave={save}
      onClose={onClose}
    >
      <RuleInputs inherited={shop} />
    </FormDialog>
  );
}
