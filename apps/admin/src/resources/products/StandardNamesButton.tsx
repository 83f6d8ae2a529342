import { Alert, Button } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSpecificationTerms } from '../../components/use-specification-terms';
import type { ProductValues } from './product-form';

type Groups = ProductValues['specificationSchema'];

/** Puts the standard names of the dictionary in place of all other spellings of a television, as one act. */
export function StandardNamesButton() {
  const groups = useWatch<ProductValues, 'specificationSchema'>({ name: 'specificationSchema' });
  const { setValue } = useFormContext<ProductValues>();
  const { termOf } = useSpecificationTerms();
  const standardName = (key: string | null | undefined) => (key ? termOf(key)?.name : undefined) ?? key;
  const others = (groups ?? [])
    .flatMap(({ data }) => data ?? [])
    .filter(({ key }) => standardName(key) !== key).length;
  if (others < 2) return null;
  const apply = () =>
    setValue(
      'specificationSchema',
      groups.map((group) => ({
        ...group,
        data: (group.data ?? []).map((pair) => ({ ...pair, key: standardName(pair.key) })),
      })) as Groups,
      { shouldDirty: true },
    );
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
      {others} names are spelled otherwise than in the dictionary.
    </Alert>
  );
}
