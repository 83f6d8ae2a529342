import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { paise } from '@aabha/contracts/money/money';
import { expect, it } from 'vitest';
import { PaymentMethods } from './PaymentMethods';

const show = (upi: Parameters<typeof PaymentMethods>[0]['upi']) =>
  render(<PaymentMethods upi={upi} ceiling={paise(5_00_000_00)} />);
const online = () => screen.getByRole('radio', { name: /^Pay Online/ });

it('names UPI first where every bank takes it', () => {
  show('offered');
  expect(online()).toHaveAccessibleName(/UPI, cards, netbanking and EMI/);
});

it('says above ₹1,00,000 that a bank may refuse UPI, and above the ceiling that there is none', () => {
  const { unmount } = show('may-be-refused');
  expect(online()).toHaveAccessibleName(/your bank may refuse UPI above ₹1,00,000/);
  unmount();
  show('not-offered');
  expect(online()).toHaveAccessibleName(/UPI is possible up to ₹5,00,000/);
});
