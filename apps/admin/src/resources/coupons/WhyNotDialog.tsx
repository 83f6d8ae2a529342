import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { HttpError, useDataProvider } from 'react-admin';
import type { CheckCouponOutput } from '@aabha/contracts/coupons/coupons.staff.schema';
import { formatRupees } from '@aabha/contracts/money/money-format';
import type { CouponProvider } from './coupons.data';

const fieldErrors = (error: Error | null): Record<string, string> =>
  (error instanceof HttpError
    ? (error.body as { errors?: Record<string, string> } | null)?.errors
    : undefined) ?? {};

/** What the coupon does on the cart of the customer, or the one line that says why it does nothing. */
function Answer({ coupon, person, cart, refusal }: CheckCouponOutput) {
  if (refusal)
    return (
      <Alert severity="warning">
        <strong>{refusal.staffMessage}</strong>
        <br />
        {person.name} reads: “{refusal.message}”
      </Alert>
    );
  if (cart.items === 0)
    return (
      <Alert severity="info">
        {person.name} may use {coupon.code}, but the cart is empty.
      </Alert>
    );
  return (
    <Alert severity="success">
      {coupon.code} takes {formatRupees(cart.discount)} off the present cart of {person.name}, which costs{' '}
      {formatRupees(cart.subtotal)}.
    </Alert>
  );
}

/** Says why a coupon gives a customer no discount (docs/spec/coupons.md#why-not). */
export function WhyNotDialog({ onClose }: { onClose: () => void }) {
  const dataProvider = useDataProvider<CouponProvider>();
  const titleId = useId();
  const [code, setCode] = useState('');
  const [person, setPerson] = useState('');
  const check = useMutation({
    mutationFn: async () => (await dataProvider.checkCoupon({ code, person })).data,
  });
  const errors = fieldErrors(check.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    check.mutate();
  };
  const field = (name: 'code' | 'person') => ({
    error: name in errors,
    helperText: errors[name],
    fullWidth: true,
    margin: 'dense' as const,
  });
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>Why does a coupon not work?</DialogTitle>
        <DialogContent>
          <TextField
            label="Code"
            value={code}
            onChange={(event) => setCode(event.target.value)}
            {...field('code')}
            autoFocus
          />
          <TextField
            label="Customer’s email, phone or id, or cart id"
            value={person}
            onChange={(event) => setPerson(event.target.value)}
            {...field('person')}
            sx={{ mb: 2 }}
          />
          <div role="status">
            {check.data && <Answer {...check.data} />}
            {check.error && Object.keys(errors).length === 0 && (
              <Alert severity="error">{check.error.message}</Alert>
            )}
          </div>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Close</Button>
          <Button type="submit" variant="contained" loading={check.isPending}>
            Check
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
