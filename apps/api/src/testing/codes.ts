import { vi } from 'vitest';
import type { TestShop } from './test-shop';

const digitsOf = (mail: { text: string }) => /\b\d{6}\b/.exec(mail.text)?.[0] ?? '';

/** Waits for a mailed code and returns its digits; `others` are earlier codes to skip. */
export function codeMailedTo(shop: TestShop, email: string, others: readonly string[] = []): Promise<string> {
  return vi.waitFor(
    async () => {
      const mails = (await shop.mails(email.toLowerCase())).filter(({ subject }) => / OTP$/.test(subject));
      const digits = mails.map(digitsOf).findLast((candidate) => !others.includes(candidate));
      if (!digits) throw new Error(`No new code for ${email} yet.`);
      return digits;
    },
    { timeout: 15_000, interval: 50 },
  );
}

/** Returns a wrong six-digit code. */
export const wrongCode = (otp: string): string => (otp === '000000' ? '000001' : '000000');
