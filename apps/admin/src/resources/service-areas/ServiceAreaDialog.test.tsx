import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { serviceAreas } from '.';
import { ServiceAreaDialog } from './ServiceAreaDialog';

test('every required text is named, exactly, before anything is sent', async () => {
  const calls = serveApi({});
  const { user } = renderScreen(<ServiceAreaDialog onClose={vi.fn()} />, { resources: [serviceAreas] });
  await user.click(screen.getByText('Save'));
  expect(await screen.findByText('Invalid ZIP code (must be 6 digits)')).toBeTruthy();
  for (const label of [
    'Dispatch Center',
    'Origin Center',
    'Return Center',
    'Facility City',
    'Facility State',
  ])
    expect(screen.getByText(`${label} is required`)).toBeTruthy();
  expect(calls).toEqual([]);
});

test('a new place is sent as typed', async () => {
  const calls = serveApi({ 'serviceAreas.create': () => ({}) });
  const { user } = renderScreen(<ServiceAreaDialog onClose={vi.fn()} />, { resources: [serviceAreas] });
  await user.type(screen.getByLabelText('PIN code'), '990001');
  for (const label of [
    'Dispatch Center',
    'Origin Center',
    'Return Center',
    'Facility City',
    'Facility State',
  ])
    await user.type(screen.getByLabelText(label), 'Goa');
  await user.click(screen.getByText('Save'));
  expect(await screen.findByText('Zipcode saved successfully!')).toBeTruthy();
  expect(calls).toEqual([
    {
      path: 'serviceAreas.create',
      input: {
        zipcode: '990001',
        dispatchCenter: 'Goa',
        originCenter: 'Goa',
        returnCenter: 'Goa',
        facilityCity: 'Goa',
        facilityState: 'Goa',
        outOfDeliveryArea: false,
      },
    },
  ]);
});
