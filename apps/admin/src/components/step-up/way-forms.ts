import type { ComponentType } from 'react';
import type { StepUpWay } from '@aabha/contracts/accounts/step-up.values';
import { CodeWay } from './CodeWay';
import { PasskeyWay } from './PasskeyWay';
import { PasswordWay } from './PasswordWay';
import type { WayFormProps } from './way-form-props';

/** How each way to confirm is asked for, and what the button is called that changes to it. */
export const WAY_FORMS: Readonly<Record<StepUpWay, { Form: ComponentType<WayFormProps>; choose: string }>> = {
  passkey: { Form: PasskeyWay, choose: 'Use a passkey' },
  code: { Form: CodeWay, choose: 'Use a code' },
  password: { Form: PasswordWay, choose: 'Use the password' },
};
