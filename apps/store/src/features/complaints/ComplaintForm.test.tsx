import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { connectionLost, invalidInput, SENT_TWICE } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import { ComplaintForm } from './ComplaintForm';

const PROFILE = { name: 'Kavya Nair', email: 'kavya@example.com', phone: '9845098450' };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => screen.getByRole('button', { name: 'Submit complaint' });

async function show(profile: object, create: () => unknown = () => ({}), about = {}) {
  const shop = await renderInShop(<ComplaintForm userId="shopper-1" about={about} />, {
    'accounts.get': () => ({ user: profile }),
    'orders.list': () => ({
      orderList: [{ _id: 'order-1', created_at: '2026-03-04T06:00:00.000Z' }],
      orderCount: 1,
    }),
    'complaints.create': create,
  });
  await screen.findByRole('button', { name: 'Submit complaint' });
  return shop;
}

it('requires person, issue type and description with the specified texts', async () => {
  const { user, inputsOf } = await show({ name: '', email: '', phone: '' });
  await user.click(submit());
  expect(field('Name')).toHaveAccessibleDescription('Name is required.');
  expect(field('Email')).toHaveAccessibleDescription('Email is required.');
  expect(field('Phone')).toHaveAccessibleDescription(/Phone number must be exactly 10 digits\./);
  expect(field('Issue type')).toHaveAccessibleDescription('Issue type is required.');
  expect(field('Description')).toHaveAccessibleDescription(/Description is required\./);
  expect(inputsOf('complaints.create')).toEqual([]);
});

it('refuses wrong formats, and Other without an own issue type', async () => {
  const { user, inputsOf } = await show({ name: 'K4vya', email: 'kavya@', phone: '98450' });
  expect(screen.queryByLabelText('Your issue type')).toBeNull();
  await user.selectOptions(field('Issue type'), 'Other');
  await user.type(field('Description'), 'x');
  await user.click(submit());
  expect(field('Name')).toHaveAccessibleDescription('Name should contain only letters.');
  expect(field('Email')).toHaveAccessibleDescription('Invalid email format.');
  expect(field('Phone')).toHaveAccessibleDescription(/Phone number must be exactly 10 digits\./);
  await user.clear(field('Name'));
  await user.type(field('Name'), 'Kavya');
  await user.type(field('Email'), 'example.com');
  await user.type(field('Phone'), '98450');
  await user.click(submit());
  expect(field('Your issue type')).toHaveAccessibleDescription('Please specify your issue type.');
  expect(document.activeElement).toBe(field('Your issue type'));
  expect(inputsOf('complaints.create')).toEqual([]);
});

it('keeps the complaint when it is refused, and empties the form once it has a ticket number', async () => {
  const tooLong = invalidInput({ description: 'Please use at most 5000 characters.' });
  const failures = [connectionLost(), connectionLost(), tooLong];
  const { user, inputsOf } = await show(PROFILE, () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return { complaint: { ...PROFILE, ticketNumber: 'T-00A1B2C3' } };
  });
  await user.selectOptions(field('Issue type'), 'Technical');
  await user.type(field('Description'), 'No picture');
  await user.click(submit());
  const lost = 'We could not reach the shop. Please check your connection and try again.';
  // The toast goes after five seconds; the form still says it.
  await waitFor(() => expect(field('Name').form).toHaveTextContent(lost), SENT_TWICE);
  await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
  await user.click(submit());
  await screen.findByText('Please use at most 5000 characters.');
  expect(field('Description')).toHaveAccessibleDescription(/Please use at most 5000 characters\./);
  expect(document.activeElement).toBe(field('Description'));
  expect([field('Issue type').value, field('Description').value]).toEqual(['Technical', 'No picture']);
  await user.type(field('Description'), '.');
  await user.click(submit());
  expect(await screen.findByText('T-00A1B2C3')).toBeVisible();
  expect(await screen.findByText('Your complaint has been submitted successfully!')).toBeInTheDocument();
  expect([field('Name').value, field('Issue type').value, field('Description').value]).toEqual([
    'Kavya Nair',
    '',
    '',
  ]);
  expect(inputsOf('complaints.create')[3]).toMatchObject({
    ...PROFILE,
    issue_type: 'Technical',
    description: 'No picture.',
  });
});

it('starts with the television and the order that it is about, unless something was typed before', async () => {
  const about = { order: 'order-1', serial: 'SN-1' };
  const { user } = await show(PROFILE, undefined, about);
  expect(await screen.findByLabelText('Order (optional)')).toHaveValue('order-1');
  expect(field('Description')).toHaveValue('Television with the serial number SN-1:\n');
  await user.type(field('Description'), 'no sound');
  cleanup();
  await show(PROFILE, undefined, { ...about, serial: 'SN-2' });
  expect(field('Description')).toHaveValue('Television with the serial number SN-1:\nno sound');
});
