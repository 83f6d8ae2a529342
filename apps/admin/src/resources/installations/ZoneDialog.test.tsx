import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppError } from '@aabha/contracts/errors/errors';
import type { Zone, ZoneFields } from '@aabha/contracts/installations/zones.schema';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { technicianZones } from '.';
import { ZoneDialog } from './ZoneDialog';

const ZONE: Zone = {
  ...{ _id: 'z1', name: 'Bengaluru', districts: ['Bengaluru'], pins: [], booked: 2 },
  places: Array.from({ length: 7 }, () => [4, 4, 2]),
  exceptions: [],
  ...{ created_at: '2026-11-20T06:00:00.000Z', updated_at: '2026-11-20T06:00:00.000Z' },
};

function show(zone?: Zone, responses = {}) {
  const calls = serveApi({
    'installations.createZone': (fields: ZoneFields) => ({ zone: { ...ZONE, ...fields } }),
    'installations.updateZone': (fields: ZoneFields) => ({ zone: { ...ZONE, ...fields } }),
    ...responses,
  });
  const onClose = vi.fn();
  return {
    onClose,
    ...renderScreen(<ZoneDialog {...(zone && { zone })} onClose={onClose} />, {
      resources: [technicianZones],
    }),
    inputsOf: (name: string) => calls.filter((call) => call.path === name).map(({ input }) => input),
  };
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a zone is added with its districts, PIN codes and places', async () => {
  const { user, onClose, inputsOf } = show();
  type('Name', 'Mysuru');
  type('Districts', 'Mysuru, Mandya');
  type('PIN codes of its own', '571401 571402');
  fireEvent.change(screen.getAllByLabelText('9–12')[0]!, { target: { value: '7' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(inputsOf('installations.createZone')).toMatchObject([
    {
      ...{ name: 'Mysuru', districts: ['Mysuru', 'Mandya'], pins: ['571401', '571402'], exceptions: [] },
      places: [
        [7, 4, 4],
        [4, 4, 4],
        [4, 4, 4],
        [4, 4, 4],
        [4, 4, 4],
        [4, 4, 4],
        [0, 0, 0],
      ],
    },
  ]);
});

test('a zone without an area, with a bad PIN code or an empty number is not sent', async () => {
  const { user, inputsOf } = show();
  type('Name', 'Mysuru');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter at least one district or PIN code.')).toBeTruthy();
  type('PIN codes of its own', '57140');
  expect(await screen.findByText('Enter PIN codes of 6 digits.')).toBeTruthy();
  type('PIN codes of its own', '571401');
  fireEvent.change(screen.getAllByLabelText('15–18')[2]!, { target: { value: '' } });
  expect(await screen.findByText('Enter the places as whole numbers from 0 to 200.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(inputsOf('installations.createZone')).toEqual([]);
});

test('an area of another zone is refused at its field', async () => {
  const message = 'Bengaluru belongs to the zone South already.';
  const { user, onClose } = show(ZONE, {
    'installations.updateZone': () => {
      throw new AppError('ZONE_AREA_TAKEN', { area: 'Bengaluru', zone: 'South' }, { districts: message });
    },
  });
  type('Name', 'Bengaluru North');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

test('an exception is a row with its day, places and reason', async () => {
  const { user, inputsOf } = show(ZONE);
  await user.click(screen.getByRole('button', { name: 'Add exception' }));
  type('Day', '2026-12-25');
  type('Why', 'Christmas');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(inputsOf('installations.updateZone')).toMatchObject([
      {
        ...{ id: 'z1', updated_at: ZONE.updated_at },
        exceptions: [{ day: '2026-12-25', places: [0, 0, 0], note: 'Christmas' }],
      },
    ]),
  );
});
