import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FoundCustomer } from '@aabha/contracts/draft-orders/draft-orders.schema';
import { formatPhone } from '@aabha/contracts/phone/phone';
import { PhoneInput } from '../../components/PhoneInput';
import { findCustomers } from './draft-order-calls';
import { shippingOfAccount, type DraftForm } from './draft-form';
import { useSamePerson } from './use-same-person';

/** The customers that were found, each to be chosen. */
function Found({
  customers,
  onChoose,
}: {
  customers: FoundCustomer[];
  onChoose: (one: FoundCustomer) => void;
}) {
  if (customers.length === 0)
    return <Alert severity="info">No customer has this email or phone. Enter a new one below.</Alert>;
  return (
    <Box component="ul" aria-label="Customers found" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {customers.map((one) => (
        <li key={one._id}>
          <Button onClick={() => onChoose(one)} sx={{ textAlign: 'start' }}>
            {one.name}, {one.email}, {formatPhone(one.phone)}
          </Button>
        </li>
      ))}
    </Box>
  );
}

/** For whom the order is: an account that is found by e-mail or phone, or a new one. */
export function CustomerInputs() {
  const { setValue, getValues } = useFormContext<DraftForm>();
  const found = useWatch<DraftForm, 'found'>({ name: 'found' });
  useSamePerson();
  const [person, setPerson] = useState('');
  const search = useMutation({ mutationFn: findCustomers });
  const choose = (one: FoundCustomer | null) => {
    setValue('found', one, { shouldDirty: true });
    if (!one) return;
    setValue('shipping', shippingOfAccount(one, getValues('shipping')), { shouldDirty: true });
    if (one.business) {
      const { gstin, legalName, billingAddress } = one.business;
      const registered = billingAddress ?? { address: '', city: '', zip: '' };
      setValue('business', { gstin, legalName, billingAddress: registered });
    }
  };
  const find = () => person.trim() !== '' && search.mutate(person.trim());
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 2, display: 'grid', gap: 1 }}>
      <Typography component="legend" variant="h3" sx={{ mb: 1 }}>
        Customer
      </Typography>
      {found ? (
        <Alert severity="success" action={<Button onClick={() => choose(null)}>Another</Button>}>
          {found.name}, {found.email}, {formatPhone(found.phone)}
        </Alert>
      ) : (
        <>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <TextField
              label="Email or phone of the customer"
              value={person}
              onChange={(event) => setPerson(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                find();
              }}
              autoComplete="off"
              fullWidth
              autoFocus
            />
            <Button variant="outlined" onClick={find} disabled={search.isPending}>
              Find
            </Button>
          </Box>
          {search.error && <Alert severity="error">{search.error.message}</Alert>}
          {search.data && <Found customers={search.data} onChoose={choose} />}
          <Typography variant="body2" color="textSecondary">
            Or a new customer: the account gets a random password, which they set by ‘Forgot password’.
          </Typography>
          <TextInput source="customer.name" label="Name" autoComplete="off" helperText={false} fullWidth />
          <TextInput source="customer.email" label="Email" autoComplete="off" helperText={false} fullWidth />
          <PhoneInput source="customer.phone" label="Phone" autoComplete="off" fullWidth />
        </>
      )}
    </Box>
  );
}
