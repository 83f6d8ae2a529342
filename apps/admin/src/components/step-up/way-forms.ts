import type { ComponentType } from 'react';
import type { StepUpWay } from '@aabha/contracts/accounts/step-up.values';
import { PasskeyWay } from './PasskeyWay';
import { TypedWay } from './TypedWay';
import type { WayFormProps } from './way-form-props';

/** How each way to confirm is asked for, and what the button is called that changes to it. */
export const WAY_FORMS: Readonly<Record<StepUpWay, { Form: ComponentType<WayFormProps>; choose: string }>> = {
  passkey: { Form: PasskeyWay, choose: 'Use a passkey instead' },
  code: { Form: TypedWay, choose: 'Use a code instead' },
  password: { Form: TypedWay, choose: 'Use the password instead' },
};
