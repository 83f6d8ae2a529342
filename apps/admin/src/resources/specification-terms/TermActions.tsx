import MergeIcon from '@mui/icons-material/CallMergeOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { StaffTerm } from '@aabha/contracts/specifications/specifications.schema';
import { EditRowButton } from '../../components/EditRowButton';
import { RemoveRowButton } from '../../components/RemoveRowButton';
import { formatCount } from '../../data/number-format';
import type { TermProvider } from './specification-terms.data';

const TermDialog = lazy(() => import('./TermDialog').then((module) => ({ default: module.TermDialog })));
const ChooseTermDialog = lazy(() =>
  import('./ChooseTermDialog').then((module) => ({ default: module.ChooseTermDialog })),
);

const usesOf = ({ used }: StaffTerm) =>
  used === 0 ? 'No television uses it.' : `${formatCount(used, 'television uses', 'televisions use')} it.`;

/** Edits, merges or deletes a term. */
export function TermActions({ term }: { term: StaffTerm }) {
  const [isMerging, setMerging] = useState(false);
  const dataProvider = useDataProvider<TermProvider>();
  const { _id, name } = term;
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <EditRowButton name={name} dialog={(onClose) => <TermDialog term={term} onClose={onClose} />} />
      <Tooltip title="Merge">
        <IconButton size="small" aria-label={`Merge ${name}`} onClick={() => setMerging(true)}>
          <MergeIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <RemoveRowButton
        action="Delete"
        name={name}
        question={{
          title: `Delete ${name}?`,
          content: `${usesOf(term)} Their specifications stay as they are. In comparisons each spelling then has a row of its own, and pages in Hindi show it in English.`,
        }}
        remove={() => dataProvider.removeTerm(_id)}
        done="Term deleted."
      />
      <Suspense>
        {isMerging && (
          <ChooseTermDialog
            title={`Merge ${name} into another term`}
            text={`The other term gets all names of ${name}, and ${name} is deleted. Specifications of televisions stay as they are.`}
            save="Merge"
            except={_id}
            onChosen={(into) => dataProvider.mergeTerm(_id, into)}
            done={`${name} is merged.`}
            onClose={() => setMerging(false)}
          />
        )}
      </Suspense>
    </span>
  );
}
