import { describe, expect, it } from 'vitest';
import { mailTemplateLanguages, testMailSubject } from './mail-template.rules';

describe('a mail template', () => {
  it('is in both languages for customers and businesses, and in English for staff', () => {
    expect(mailTemplateLanguages('mail.order-placed')).toEqual(['en', 'hi']);
    expect(mailTemplateLanguages('mail.wholesale-placed')).toEqual(['en', 'hi']);
    expect(mailTemplateLanguages('mail.reorder')).toEqual(['en']);
  });

  it('has a subject that says that a mail is a test', () => {
    expect(testMailSubject('Your order is placed')).toBe('[Test] Your order is placed');
  });
});
