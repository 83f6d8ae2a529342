import { fireEvent, screen } from '@testing-library/react';
import { Form } from 'react-admin';
import { expect, test } from 'vitest';
import { fillIn } from '../../testing/fill-in';
import { renderScreen } from '../../testing/render-screen';
import { TELEVISION } from '../../testing/television';
import { DeclarationInputs } from './DeclarationInputs';
import { newProduct, valuesOf } from './product-form';

const open = (record: object) =>
  renderScreen(
    <Form record={record}>
      <DeclarationInputs form="form" />
    </Form>,
    { resources: [] },
  );

test('a new television names what each closed group needs, and opens a group with its units', async () => {
  open(newProduct);
  expect(await screen.findByText('Missing: model number and year')).toBeTruthy();
  expect(screen.getByText('Missing: carton and packed weight')).toBeTruthy();
  expect(screen.queryByLabelText('Carton width (cm)')).toBeNull();
  fireEvent.click(screen.getByText('Carton'));
  for (const label of ['Carton width (cm)', 'Carton height (cm)', 'Carton depth (cm)']) fillIn(label, '80.5');
  expect(await screen.findByText('Missing: packed weight')).toBeTruthy();
  fillIn('Packed weight (kg)', '12');
  expect(await screen.findByText('Complete')).toBeTruthy();
});

test('an incomplete television opens the groups that it lacks, and no others', async () => {
  open(valuesOf({ ...TELEVISION, beeSeriesCode: null }));
  expect(await screen.findByLabelText('Label series code')).toBeTruthy();
  expect(screen.queryByLabelText('Model number')).toBeNull();
  fillIn('Label series code', 'CTV-1');
  expect(await screen.findByText('Everything that a listing needs is filled in.')).toBeTruthy();
});
