import type { ComponentType } from 'react';
import type { StepUpWay } from '@aabha/contracts/accounts/step-up.values';
import type { stepUp } from '../../data/step-up';
import { CodeWay } from './CodeWay';
import { PasswordWay } from './PasswordWay';

/** What the form of a way to confirm is given. */
export interface WayFormProps {
  /** Sends what proves it; rejects where it is refused. */
  onConfirm: (proof: Parameters<typeof stepUp>[0]) => Promise<void>;
  onCancel: () => void;
}

/** How each way to confirm is asked for, and what the button is called that changes to it. */
export const WAY_FORMS: Readonly<Record<StepUpWay, { Form: ComponentType<WayFormProps>; choose: string }>> = {
  code: { Form: CodeWay, choose: 'Use a code' },
  password: { Form: PasswordWay, choose: 'Use the password' },
};
