import { describe, expect, it } from 'vitest';
import { MAIL_KINDS } from '@aabha/contracts/mails/mails.values';
import { button, code, composeMail, text, type Block } from './compose-mail';
import { redactMail } from './redact-mail';

const brand = {
  name: 'Aabha',
  addressLine: '1 MG Road',
  city: 'Bengaluru',
  pinCode: '560001',
  supportEmail: 'help@aabha.example',
  phone: '080 1234 5678',
};
const TOKEN = 'k3Jd9_sLq0aZx8Vb2NmPw7';
const mailWith = (...blocks: Block[]) =>
  composeMail(
    { settings: { current: { brand } } as never },
    { messageId: 'm', to: 'asha@example.in', subject: 'A mail', greeting: 'Hello,', blocks },
  );
const copyOf = (...blocks: Block[]) => redactMail('mail.code', mailWith(...blocks)).html;

describe('the copy of a mail', () => {
  it('has no one-time code, wherever it stands', () => {
    const html = copyOf(code('483920'), text('Your code is 483920.'));
    expect(html).not.toContain('483920');
    expect(html).toContain('Your code is ••••••.');
  });

  it.each([
    `https://shop.example/unsubscribe?token=${TOKEN}`,
    `https://shop.example/hi/undo-email-change#${TOKEN}`,
    `https://shop.example/track/${TOKEN}`,
    `https://shop.example/track/${TOKEN}/?a=1`,
  ])('has no token of the link %s, in an address or a text', (url) => {
    const html = copyOf(button('Open', url), text(`Or copy ${url}`));
    expect(html).not.toContain(TOKEN);
    expect(html).toContain('https://shop.example/');
  });

  it('keeps words, and links that open nothing', () => {
    const html = copyOf(text('Dear Asha, 2 × Surya 43'), button('Orders', 'https://shop.example/myorders'));
    expect(html).toContain('Dear Asha, 2 × Surya 43');
    expect(html).toContain('href="https://shop.example/myorders"');
  });

  it('has nothing of mails to staff that quote a customer, and no address of an erased person', () => {
    const mail = mailWith(text('I live at 7 Temple Street.'));
    expect(redactMail('mail.contact-support', mail)).toMatchObject({ html: null, subject: '' });
    expect(redactMail('mail.erased', mail)).toMatchObject({ toAddress: '', subject: 'A mail' });
    const whole = MAIL_KINDS.filter((kind) => redactMail(kind, mail).html !== null);
    expect(MAIL_KINDS.filter((kind) => !whole.includes(kind))).toEqual([
      'mail.complaint-reply',
      'mail.contact-reply',
      'mail.contact-support',
      'mail.order-mention',
      'mail.installation-failed',
      'mail.privacy-request-support',
      'mail.wholesale-for-staff',
    ]);
  });

  it('names attachments without their content', () => {
    const attachments = [{ filename: 'TV-1.pdf', content: Buffer.from('%PDF'), contentType: 'a/b' }];
    expect(redactMail('mail.order-placed', { ...mailWith(), attachments }).attachments).toEqual(['TV-1.pdf']);
  });
});
