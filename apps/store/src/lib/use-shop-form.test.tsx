import { SignupInput } from '@aabha/contracts/accounts/accounts.schema';
import { MantineProvider, PasswordInput, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { TRPCClientError } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import { showFormFailure } from './form-failure';
import { useShopForm } from './use-shop-form';

const refusal = (fields: Record<string, string>) =>
  TRPCClientError.from({
    error: { message: 'Please check the fields.', code: -32600, data: { fields, reason: 'INVALID_INPUT' } },
  });

/** Sign-up with its fields in another order than its contract: e-mail, password, name, phone. */
function Example({ refusal }: { refusal?: unknown }) {
  const form = useShopForm<SignupInput>({
    initialValues: { name: '', phone: '', email: '', password: '' },
    validate: schemaResolver(SignupInput, { sync: true }),
  });
  const submit = form.onSubmit(() => undefined);
  const names = Object.keys(SignupInput.shape);
  return (
    <form onSubmit={submit} aria-label="Example" noValidate>
      <TextInput {...form.getInputProps('email')} label="Email" />
      <PasswordInput {...form.getInputProps('password')} label="Password" />
      <TextInput {...form.getInputProps('name')} label="Name" />
      <TextInput {...form.getInputProps('phone')} label="Phone" />
      <button type="button" onClick={() => showFormFailure(form, names, refusal)}>
        Refuse
      </button>
    </form>
  );
}

const show = (refusal?: unknown) =>
  render(
    <MantineProvider>
      <Example refusal={refusal} />
    </MantineProvider>,
  );
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });

/** Returns each field marked invalid with the text that describes it. */
function marked(): Record<string, string> {
  const labels = ['Email', 'Password', 'Name', 'Phone'].filter(
    (label) => field(label).getAttribute('aria-invalid') === 'true',
  );
  return Object.fromEntries(
    labels.map((label) => {
      const ids = (field(label).getAttribute('aria-describedby') ?? '').split(' ');
      return [label, ids.map((id) => document.getElementById(id)?.textContent).join('')];
    }),
  );
}

describe('useShopForm', () => {
  it('marks every invalid field with its message and focuses the first one on the screen', () => {
    show();
    expect(marked()).toEqual({});
    fireEvent.submit(screen.getByRole('form'));
    expect(marked()).toEqual({
      Email: 'Email is required.',
      Password: 'Password is required.',
      Name: 'Name is required.',
      Phone: 'Phone number must be exactly 10 digits.',
    });
    expect(document.activeElement).toBe(field('Email'));
  });

  it('removes the mark only from the corrected field', () => {
    show();
    fireEvent.submit(screen.getByRole('form'));
    fireEvent.change(field('Password'), { target: { value: 'Evening@1' } });
    expect(Object.keys(marked())).toEqual(['Email', 'Name', 'Phone']);
  });

  it('marks the fields that the server refused in the same way', () => {
    show(refusal({ phone: 'Phone is taken.', password: 'Password is known.' }));
    act(() => screen.getByText('Refuse').click());
    expect(marked()).toEqual({ Password: 'Password is known.', Phone: 'Phone is taken.' });
    expect(document.activeElement).toBe(field('Password'));
  });
});
