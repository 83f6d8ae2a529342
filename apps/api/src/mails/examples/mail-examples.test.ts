import { describe, expect, it } from 'vitest';
import { MAIL_TEMPLATE_FACTS } from '@aabha/contracts/mails/mail-template-facts';
import { mailTemplateLanguages } from '@aabha/contracts/mails/mail-template.rules';
import { MAIL_KINDS, type MailKind } from '@aabha/contracts/mails/mails.values';
import { demoSettings } from '@aabha/contracts/shop-settings/settings';
import { effectHandlers } from '../../effects';
import { composeExample } from './compose-example';
import { MAIL_EXAMPLES } from './mail-examples';

const SHOP = {
  settings: { current: demoSettings() },
  config: { STORE_URL: 'https://aabha.example', ADMIN_URL: 'https://desk.aabha.example' },
};

const KINDS = Object.keys(effectHandlers).filter((kind) => kind.startsWith('mail.')) as MailKind[];

const CASES = MAIL_KINDS.flatMap((kind) =>
  (MAIL_EXAMPLES[kind] ?? []).flatMap((example) =>
    mailTemplateLanguages(kind).map((language) => ({ kind, example, language, name: example.name })),
  ),
);

/** What a template leaves where it lacks a value. */
const UNFILLED = /undefined|\[object|NaN|Invalid Date|\$\{|\{\{|\{\w+\}|₹(?![\d-])|(?<![.\w])null(?!\w)/;

it('there is an example of each kind of mail that the shop sends, with a name and when it is sent', () => {
  for (const kind of KINDS) {
    expect(MAIL_EXAMPLES[kind]?.length, kind).toBeGreaterThan(0);
    expect(MAIL_TEMPLATE_FACTS[kind]?.when, kind).toMatch(/\.$/);
    const ids = MAIL_EXAMPLES[kind].map(({ id }) => id);
    expect(new Set(ids).size, kind).toBe(ids.length);
  }
  expect(Object.keys(MAIL_EXAMPLES).toSorted()).toEqual([...KINDS].toSorted());
  expect(Object.keys(MAIL_TEMPLATE_FACTS).toSorted()).toEqual([...KINDS].toSorted());
});

describe.each(CASES)('$kind, $name, $language', ({ kind, example, language }) => {
  const compose = () => composeExample(SHOP, { kind, example, language, messageId: 'm' });
  const mail = compose();

  it('is whole: nothing is missing in subject, text or HTML', () => {
    for (const part of [mail.subject, mail.text, mail.html]) {
      expect(part).not.toMatch(UNFILLED);
      expect(part.trim()).not.toBe('');
    }
    expect(mail.subject).not.toMatch(/[\r\n]/);
    /* Of a row with a label and no value. */
    expect(mail.html).not.toContain('text-align:right"></td>');
    /* Of an amount that breaks after its minus. */
    expect(mail.html).not.toMatch(/text-align:right">[-−]?\s?₹-?[\d,.]+</);
  });

  it('is in its language, and the same each time', () => {
    expect(mail.html).toContain(`<html lang="${language === 'hi' ? 'hi-IN' : 'en-IN'}">`);
    if (language === 'hi') expect(mail.subject + mail.text).toMatch(/[\u0900-\u097F]/);
    else expect(mail.text).not.toMatch(/[\u0900-\u097F]/);
    expect(compose()).toEqual(mail);
  });

  it('goes to, and names, addresses that reach nobody', () => {
    const addresses = `${mail.to} ${mail.text}`.match(/[\w.…+-]+@[\w.-]+\w/g) ?? [];
    expect(addresses.filter((address) => !address.endsWith('.example'))).toEqual([]);
  });
});

it('mails in Hindi differ from those in English', () => {
  for (const { kind, example, language } of CASES.filter((one) => one.language === 'hi'))
    expect(composeExample(SHOP, { kind, example, language, messageId: 'm' }).text).not.toBe(
      composeExample(SHOP, { kind, example, language: 'en', messageId: 'm' }).text,
    );
});
