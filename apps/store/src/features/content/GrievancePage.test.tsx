import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DEMO_SECTIONS } from '@aabha/contracts/shop-settings/demo-sections';
import { LegalContacts } from '@aabha/contracts/shop-settings/legal-contacts';
import { demoSettings } from '@aabha/contracts/shop-settings/settings';
import { renderInShop } from '../../testing/render-in-shop';
import { GrievancePage } from './GrievancePage';

const { brand } = demoSettings();
const show = (legal: LegalContacts) =>
  renderInShop(<GrievancePage />, {
    'settings.get': () => ({ brand, shippingFee: 99, picturesAreDrawings: false }),
    'settings.legalContacts': () => legal,
    'complaints.monthlyCounts': () => ({ months: [] }),
  });

it('names the grievance officer with the designation, the nodal person and the contact for personal data', async () => {
  await show(DEMO_SECTIONS.legalContacts);
  expect(await screen.findByText(/^Meera Krishnan, Head of Customer Care/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Nodal person' })).toHaveTextContent(
    'Arun Nairnodal@aabha.example',
  );
  const data = screen.getByRole('region', { name: 'Questions about your personal data' });
  expect(data).toHaveTextContent('Farah Khanprivacy@aabha.example');
});

it('names the grievance officer alone in a shop that entered nobody else', async () => {
  await show(LegalContacts.parse({}));
  expect(await screen.findByText(/^Meera Krishnan, Grievance Officer/)).toBeVisible();
  expect(screen.queryByText('Nodal person')).toBeNull();
});
