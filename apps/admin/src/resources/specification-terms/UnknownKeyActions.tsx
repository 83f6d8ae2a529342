import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { UnknownKey } from '@aabha/contracts/specifications/specifications.schema';
import type { TermProvider } from './specification-terms.data';

const TermDialog = lazy(() => import('./TermDialog').then((module) => ({ default: module.TermDialog })));
const ChooseTermDialog = lazy(() =>
  import('./ChooseTermDialog').then((module) => ({ default: module.ChooseTermDialog })),
);

/** Makes another name of a term of a name that no term has, or a term of its own. */
export function UnknownKeyActions({ unknown: { key, group } }: { unknown: UnknownKey }) {
  const [open, setOpen] = useState<'alias' | 'term'>();
  const dataProvider = useDataProvider<TermProvider>();
  const close = () => setOpen(undefined);
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <Button size="small" aria-label={`Add ${key} to a term`} onClick={() => setOpen('alias')}>
        Add to a term
      </Button>
      <Button size="small" aria-label={`Make a term of ${key}`} onClick={() => setOpen('term')}>
        Make a term
      </Button>
      <Suspense>
        {open === 'alias' && (
          <ChooseTermDialog
            title={`Add “${key}” to a term`}
            text={`Televisions that call it “${key}” then compare with the others of the term.`}
            save="Add name"
            onChosen={(id) => dataProvider.addTermAlias(id, key)}
            done={`“${key}” is known now.`}
            onClose={close}
          />
        )}
        {open === 'term' && <TermDialog start={{ name: key, group }} onClose={close} />}
      </Suspense>
    </span>
  );
}
