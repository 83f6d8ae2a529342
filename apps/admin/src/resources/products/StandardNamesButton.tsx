import { Alert, Button } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { standardizeNames } from '@aabha/contracts/specifications/standardize-names';
import { formatCount } from '../../data/number-format';
import { useSpecificationTerms } from '../../components/use-specification-terms';
import type { ProductValues } from './product-form';

/** Puts the standard names of the dictionary in place of all other spellings of a television, as one act. */
export function StandardNamesButton() {
  const groups = useWatch<ProductValues, 'specificationSchema'>({ name: 'specificationSchema' });
  const { setValue } = useFormContext<ProductValues>();
  const { termOf } = useSpecificationTerms();
  const standardized = standardizeNames(groups ?? [], (name) => termOf(name)?.name);
  const { renamed, kept } = standardized;
  if (renamed.length < 2) return null;
  const apply = () => setValue('specificationSchema', standardized.groups, { shouldDirty: true });
  return (
    <Alert
      severity="info"
      sx={{ mb: 1, alignItems: 'center' }}
      action={
        <Button size="small" onClick={apply}>
          Use standard names
        </Button>
      }
    >
      {renamed.length} names are spelled otherwise than in the dictionary.
      {kept.length > 0 &&
        ` ${formatCount(kept.length, 'other stays', 'others stay')}: a row with the standard name is there already.`}
    </Alert>
  );
}
