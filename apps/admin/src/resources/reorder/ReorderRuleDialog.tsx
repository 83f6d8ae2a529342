import { Typography } from '@mui/material';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { SetReorderRuleInput } from '@aabha/contracts/stock/reorder.schema';
import { FormDialog } from '../../components/FormDialog';
import { formErrors } from '../../data/form-errors';
import type { ReorderProvider, ReorderRecord } from './reorder.data';
import { RuleInputs, type InheritedRule } from './RuleInputs';
import { RulePreview } from './RulePreview';
import { useBrandRules } from './use-brand-rules';

type Typed = ReorderRecord['own'];

const validate = formErrors(SetReorderRuleInput);

/** Sets how one television is ordered in, and shows what that suggests. */
export function ReorderRuleDialog({ row, onClose }: { row: ReorderRecord; onClose: () => void }) {
  const dataProvider = useDataProvider<ReorderProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const { data } = useBrandRules();
  const brand = data?.brandList.find((one) => one.brand.toLowerCase() === row.companyName.toLowerCase());
  const inherited: InheritedRule = {
    lead_days: brand?.lead_days ?? data?.shop.lead_days ?? row.lead_days,
    review_days: brand?.review_days ?? data?.shop.review_days ?? row.review_days,
    minimum: brand?.minimum ?? data?.shop.minimum ?? row.minimum,
  };
  const save = async ({ lead_days, review_days, minimum }: Typed) => {
    await dataProvider.setReorderRule({ product: row._id, lead_days, review_days, minimum });
    notify(`${row.name} is saved.`, { type: 'success' });
    refresh();
  };
  return (
    <FormDialog
      title="How it is ordered in"
      save="Save"
      saving="Saving..."
      values={row.own}
      validate={(typed) => validate({ product: row._id, ...(typed as Typed) })}
      onSave={save}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>
        {row.name}
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          Empty fields count as for {brand ? row.companyName : 'the shop'}.
        </Typography>
      </Typography>
      <RuleInputs inherited={inherited} />
      <RulePreview row={row} inherited={inherited} />
    </FormDialog>
  );
}
