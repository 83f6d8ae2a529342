import { expect, it } from 'vitest';
import { clearToasts, dismissNotice, displayToasts, notify, type Toast } from './notify';

it('shows one toast per subject, including queued ones, and removes those that are settled', () => {
  notify('info', 'Please login to add product', 'sign-in');
  notify('error', 'Signin failed.');
  notify('error', 'Invalid email or password.');
  notify('success', 'Product added to cart successfully!', 'cart');
  dismissNotice('sign-in');

  const shown: Toast[] = [];
  const dismissed: string[] = [];
  displayToasts({
    show: (toast) => shown.push(toast),
    dismiss: (subject) => dismissed.push(subject),
    clear: () => dismissed.push('all'),
  });
  expect(shown.map(({ message }) => message)).toEqual([
    'Invalid email or password.',
    'Product added to cart successfully!',
  ]);
  notify('success', 'Login successful!');
  expect(shown.at(-1)).toEqual({ kind: 'success', message: 'Login successful!', subject: 'form' });
  dismissNotice('sign-in');
  clearToasts();
  expect(dismissed).toEqual(['sign-in', 'all']);
});
