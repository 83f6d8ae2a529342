import { z } from 'zod';
import { email } from '../accounts/accounts.schema';

const INVALID = 'Please enter a valid email address.';
export const SubscribeInput = z.strictObject({ email: email(INVALID, INVALID) });
export const UnsubscribeInput = z.strictObject({ token: z.string().min(1).max(100) });
