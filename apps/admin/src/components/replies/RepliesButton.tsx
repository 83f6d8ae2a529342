import QuickreplyIcon from '@mui/icons-material/QuickreplyOutlined';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import type { CaseKind } from '@aabha/contracts/cases/cases.values';

const RepliesDialog = lazy(() =>
  import('./RepliesDialog').then((module) => ({ default: module.RepliesDialog })),
);

interface RepliesButtonProps {
  /** The case that is answered. */
  of: { kind: CaseKind; id: string };
  /** Receives the chosen text, filled in for the case. */
  onChoose: (text: string) => void;
}

/** Offers the saved replies that suit a case (docs/spec/cases.md#saved-replies). */
export function RepliesButton({ of, onChoose }: RepliesButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        startIcon={<QuickreplyIcon />}
        onClick={() => setIsOpen(true)}
        sx={{ justifySelf: 'start' }}
      >
        Saved replies
      </Button>
      {isOpen && (
        <Suspense>
          <RepliesDialog
            of={of}
            onClose={() => setIsOpen(false)}
            onChoose={(text) => {
              setIsOpen(false);
              onChoose(text);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
