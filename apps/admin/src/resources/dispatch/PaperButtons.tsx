import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { PAPER_KINDS, PAPERS_MAX, type PaperKind } from '@aabha/contracts/shipments/shipments.values';
import { PAPER_NAMES, PapersDialog } from './PapersDialog';

/** A button for each kind of paper of the selected orders. */
export function PaperButtons() {
  const { selectedIds } = useListContext();
  const [kind, setKind] = useState<PaperKind>();
  const isTooMany = selectedIds.length > PAPERS_MAX;
  return (
    <>
      {isTooMany && <Alert severity="warning">At most {PAPERS_MAX} orders in one file.</Alert>}
      {PAPER_KINDS.map((one) => (
        <Button key={one} startIcon={<PrintIcon />} disabled={isTooMany} onClick={() => setKind(one)}>
          {PAPER_NAMES[one]}
        </Button>
      ))}
      {kind && (
        <PapersDialog kind={kind} orderIds={selectedIds.map(String)} onClose={() => setKind(undefined)} />
      )}
    </>
  );
}
