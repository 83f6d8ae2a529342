import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';

const WhyNotDialog = lazy(() =>
  import('./WhyNotDialog').then((module) => ({ default: module.WhyNotDialog })),
);

/** Opens the check of a coupon for a customer. */
export function WhyNotButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<HelpIcon />} onClick={() => setOpen(true)} sx={{ my: 1, flexShrink: 0 }}>
        Why not?
      </Button>
      {open && (
        <Suspense>
          <WhyNotDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
