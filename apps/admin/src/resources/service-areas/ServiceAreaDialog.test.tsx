import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppError, appError } from '@aabha/contracts/errors/errors';
import { fieldOf, fillIn, valueOf } from '../../testing/fill-in';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { serviceAreas } from '.';
import type { ServiceAreaRecord } from './service-area-form';
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

const AREA: ServiceAreaRecord = {
  _id: 'a1',
  id: 'a1',
  zipcode: '990001',
  dispatchCenter: 'Panaji',
  originCenter: 'Panaji',
  returnCenter: 'Margao',
  facilityCity: 'Panaji',
  facilityState: 'Goa',
  outOfDeliveryArea: false,
  placeOfSupply: 'Goa',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};
const edit = () => {
  const onClose = vi.fn();
  renderScreen(<ServiceAreaDialog area={AREA} onClose={onClose} />, { resources: [serviceAreas] });
  return onClose;
};

test('an edit conflict shows both versions, and the merged place is saved on the newer one', async () => {
  const theirs = {
    ...AREA,
    facilityCity: 'Mapusa',
    returnCenter: 'Ponda',
    outOfDeliveryArea: true,
    updated_at: '2026-02-02T00:00:00.000Z',
  };
  const calls = serveApi({
    'serviceAreas.update': (input: { updated_at: string }) => {
      if (input.updated_at === AREA.updated_at) throw appError('RECORD_CHANGED', { current: theirs });
      return {};
    },
  });
  const onClose = edit();
  fillIn('Facility City', 'Vasco');
  fireEvent.click(screen.getByText('Save'));
  expect(await screen.findByText(/Someone else changed this while you were editing\./)).toBeTruthy();
  const differences = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(differences).toEqual([
    'Return CenterUse theirsKeep mineTheir versionPondaMy versionMargao',
    'Facility CityUse theirsKeep mineTheir versionMapusaMy versionVasco',
    'Out of delivery area (ODA)Use theirsKeep mineTheir versionYesMy versionNo',
  ]);
  /* What only they changed is theirs at first; this one is decided otherwise. */
  const [, , keepOda] = screen.getAllByText('Keep mine');
  fireEvent.click(keepOda as HTMLElement);
  fireEvent.click(screen.getByText('Save'));
  expect(await screen.findByText('Zipcode updated successfully!')).toBeTruthy();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls.at(-1)?.input).toEqual({
    id: 'a1',
    zipcode: '990001',
    dispatchCenter: 'Panaji',
    originCenter: 'Panaji',
    returnCenter: 'Ponda',
    facilityCity: 'Vasco',
    facilityState: 'Goa',
    outOfDeliveryArea: false,
    updated_at: theirs.updated_at,
  });
});

test('a PIN code that is in the list already is refused, and the form stays', async () => {
  serveApi({
    'serviceAreas.update': () => {
      throw new AppError('ZIPCODE_TAKEN', undefined, { zipcode: appError('ZIPCODE_TAKEN').message });
    },
  });
  const onClose = edit();
  fillIn('PIN code', '990002');
  fireEvent.click(screen.getByText('Save'));
  expect(await screen.findByText('This PIN code is already in the list.')).toBeTruthy();
  expect(valueOf('PIN code')).toBe('990002');
  expect(fieldOf('PIN code').getAttribute('aria-invalid')).toBe('true');
  expect(onClose).not.toHaveBeenCalled();
});
