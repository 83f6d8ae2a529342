import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useState } from 'react';
import { CreateCouponDialog } from './CreateCouponDialog';

export function CreateCouponButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="contained"
        startIcon={<AddIcon />}
        sx={{ my: 1, whiteSpace: 'nowrap', flexShrink: 0 }}
        onClick={() => setOpen(true)}
      >
        Create Coupon
      </Button>
      {open && <CreateCouponDialog onClose={() => setOpen(false)} />}
    </>
  );
}
