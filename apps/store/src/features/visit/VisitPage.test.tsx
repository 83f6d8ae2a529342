import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppError, appError } from '@aabha/contracts/errors/errors';
import { connectionLost, refusal, refusalOf } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import { VisitPage } from './VisitPage';
import type { Visit } from './visit';

const VISIT: Visit = {
  ...{ state: 'open', name: 'Velora Nocturne 55', type: 'wall', day: '2026-12-01', part: '9-12' },
  fee: 0,
  to: { name: 'Asha Rao', phone: '9876543210', address: '7 Temple Street', city: 'Bengaluru', zip: '560034' },
  ...{ note: 'Please ring twice.', needs_serial: true, valid_until: '2026-12-03T18:29:59.999Z' },
};
const ENDED = { ...VISIT, to: null, note: '', needs_serial: false };
const show = (over: Partial<Visit> = {}, responses = {}) =>
  renderInShop(<VisitPage token="t" />, {
    'installations.visit': () => ({ visit: { ...VISIT, ...over } }),
    ...responses,
  });
const done = () => screen.findByRole('button', { name: 'Done' });

it('shows what the technician needs for the visit', async () => {
  await show();
  expect(await screen.findByText('Tue, 1 Dec 2026, 9 am to 12 noon')).toBeVisible();
  expect(screen.getByText(/Asha Rao/)).toHaveTextContent('7 Temple Street, Bengaluru 560034');
  expect(screen.getByRole('link', { name: /98765/ })).toHaveAttribute('href', 'tel:9876543210');
  expect(screen.getByText('Please ring twice.')).toBeVisible();
  expect(screen.getByText('Wall mount')).toBeVisible();
  expect(screen.getByText('Nothing. It is free for the customer.')).toBeVisible();
});

it('says what the technician takes from the customer', async () => {
  await show({ fee: 799 });
  const text = 'Take ₹799 from the customer, in cash or by UPI, and give them the bill.';
  expect(await screen.findByText(text)).toBeVisible();
});

it('is done with the code and the serial number, and then says so without the address', async () => {
  const { user, inputsOf } = await show(
    {},
    { 'installations.finishVisit': () => ({ visit: { ...ENDED, state: 'done' } }) },
  );
  await user.click(await done());
  expect(await screen.findByText('Please enter the 4 digits.')).toBeVisible();
  await user.type(screen.getByLabelText('Code of the customer'), '4071');
  await user.type(screen.getByLabelText('Serial number'), 'SN-1');
  await user.click(await done());
  expect(await screen.findByRole('heading', { name: 'Thank you. The installation is done.' })).toBeVisible();
  expect(screen.queryByText(/Temple Street/)).toBeNull();
  expect(inputsOf('installations.finishVisit')).toEqual([{ token: 't', code: '4071', serial: 'SN-1' }]);
});

it('shows a wrong code and a wrong serial number beside their fields', async () => {
  const answers = [
    new AppError('INSTALLATION_CODE_WRONG', { triesLeft: 4 }, { code: 'This code is wrong. Tries left: 4.' }),
    new AppError('INSTALLATION_SERIAL_WRONG', undefined, {
      serial: appError('INSTALLATION_SERIAL_WRONG').message,
    }),
  ];
  const { user } = await show(
    {},
    {
      'installations.finishVisit': () => {
        throw refusalOf(answers.shift() ?? appError('INSTALLATION_CODE_LOCKED'));
      },
    },
  );
  await user.type(await screen.findByLabelText('Code of the customer'), '0000');
  await user.click(await done());
  expect(await screen.findByText('This code is wrong. Tries left: 4.')).toBeVisible();
  expect(screen.getByLabelText('Code of the customer')).toHaveFocus();
  await user.click(await done());
  expect(await screen.findByText(/is not of this order/)).toBeVisible();
  await user.click(await done());
  expect((await screen.findAllByText(/^Too many wrong codes/)).length).toBeGreaterThan(0);
});

it('asks for no serial number where the television was packed without', async () => {
  await show({ needs_serial: false });
  expect(await done()).toBeVisible();
  expect(screen.queryByLabelText('Serial number')).toBeNull();
});

it('sends photos as a form', async () => {
  const { user, inputsOf } = await show(
    {},
    { 'installations.finishVisit': () => ({ visit: { ...ENDED, state: 'done' } }) },
  );
  await user.type(await screen.findByLabelText('Code of the customer'), '4071');
  await user.upload(
    screen.getByLabelText('Photos (optional)'),
    new File(['x'], 'wall.png', { type: 'image/png' }),
  );
  await user.click(await done());
  expect(await screen.findByText('Thank you. The installation is done.')).toBeVisible();
  const [form] = inputsOf('installations.finishVisit') as FormData[];
  expect([form?.get('token'), form?.get('code'), (form?.get('files') as File).name]).toEqual([
    ...['t', '4071', 'wall.png'],
  ]);
});

it('reports why it could not be installed', async () => {
  const { user, inputsOf } = await show(
    {},
    { 'installations.failVisit': () => ({ visit: { ...ENDED, state: 'failed' } }) },
  );
  await user.click(await screen.findByText('It could not be installed'));
  const report = screen.getByRole('button', { name: 'Report' });
  await user.click(report);
  expect(await screen.findByText('Please choose a reason.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Why?'), 'Nobody was at home');
  await user.type(screen.getByLabelText('Note for the office (optional)'), 'I rang.');
  await user.click(report);
  expect(await screen.findByText('Reported. The office and the customer know.')).toBeVisible();
  expect(inputsOf('installations.failVisit')).toEqual([{ token: 't', reason: 'nobody', note: 'I rang.' }]);
});

it('says that a cancelled visit is not to be made', async () => {
  await show({ ...ENDED, state: 'ended' });
  const heading = await screen.findByRole('heading', { name: /was cancelled\. Please do not go there/ });
  expect(heading).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
});

it('says where a link does not work', async () => {
  await renderInShop(<VisitPage token="t" />, {
    'installations.visit': () => {
      throw refusal('INSTALLATION_LINK_UNKNOWN');
    },
  });
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('offers to try again where the shop could not be reached', async () => {
  await renderInShop(<VisitPage token="t" />, {
    'installations.visit': () => {
      throw connectionLost();
    },
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
