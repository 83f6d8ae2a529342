import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppError, appError } from '@aabha/contracts/errors/errors';
import { TOKEN_STORAGE_KEY } from '@aabha/contracts/settings/limits';
import { fieldOf, fillIn, valueOf } from '../../testing/fill-in';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { SecondFactorSetup } from './SecondFactorSetup';

const CODES = ['ABCD-EFGH-2345-67AB', 'BCDE-FGHA-3456-7ABC'];
const open = () => {
  const onDone = vi.fn();
  renderScreen(<SecondFactorSetup onDone={onDone} />, { resources: [] });
  return onDone;
};
const press = (text: string) => fireEvent.click(screen.getByText(text));

test('password, QR code and a code of the app lead to the recovery codes', async () => {
  const calls = serveApi({
    'staffSignIn.startSecondFactor': () => ({ secret: 'ABCDEFGH', uri: 'otpauth://totp/x', qr: '<svg/>' }),
    'staffSignIn.confirmSecondFactor': () => ({ recovery_codes: CODES, token: 'fresh' }),
  });
  const onDone = open();
  press('Continue');
  expect(await screen.findByText('Password is required.')).toBeTruthy();
  fillIn('Password', 'correct horse');
  press('Continue');
  const picture = await screen.findByAltText<HTMLImageElement>('QR code of your second factor');
  expect(picture.src).toContain('data:image/svg+xml');
  expect(screen.getByText('ABCD EFGH')).toBeTruthy();
  fillIn('Code of the app', '123456');
  press('Turn on');
  for (const code of CODES) expect(await screen.findByText(code)).toBeTruthy();
  expect(localStorage.getItem(TOKEN_STORAGE_KEY)).toBe('fresh');
  expect(onDone).not.toHaveBeenCalled();
  press('I have stored them');
  expect(onDone).toHaveBeenCalledOnce();
  expect(calls).toEqual([
    { path: 'staffSignIn.startSecondFactor', input: { password: 'correct horse' } },
    { path: 'staffSignIn.confirmSecondFactor', input: { code: '123456' } },
  ]);
});

test('a wrong password and a wrong code are named beside their fields, which keep what was typed', async () => {
  let isRight = false;
  serveApi({
    'staffSignIn.startSecondFactor': () => {
      if (!isRight) throw appError('PASSWORD_NOT_YOURS');
      return { secret: 'ABCDEFGH', uri: 'otpauth://totp/x', qr: '<svg/>' };
    },
    'staffSignIn.confirmSecondFactor': () => {
      throw new AppError('SECOND_FACTOR_WRONG', undefined, {});
    },
  });
  open();
  fillIn('Password', 'wrong');
  press('Continue');
  expect(await screen.findByText('This password is not correct.')).toBeTruthy();
  expect(valueOf('Password')).toBe('wrong');
  isRight = true;
  press('Continue');
  await screen.findByAltText('QR code of your second factor');
  fillIn('Code of the app', '000000');
  press('Turn on');
  expect(await screen.findByText('This code is not correct, or it was used already.')).toBeTruthy();
  expect(valueOf('Code of the app')).toBe('000000');
  expect(document.activeElement).toBe(fieldOf('Code of the app'));
});
