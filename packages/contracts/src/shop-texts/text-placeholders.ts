import type { Language } from '../language/language';
import { formatPaise } from '../money/money-format';
import type { Paise } from '../money/money';
import { deletionMonths } from '../privacy/deletion-months';
import { ANALYTICS_DAYS, WEB_VITALS_DAYS } from '../settings/limits';
import { BANKS_REVERSE_WITHIN_DAYS, PROTECTION_REFUND_DAYS, RETURN_DAYS } from '../settings/promises';
import { formatDay } from '../time/india-time';
import { PLACEHOLDERS_IN_ENGLISH } from './placeholder-texts/placeholders-in-english';
import { PLACEHOLDERS_IN_HINDI } from './placeholder-texts/placeholders-in-hindi';
import type { PlaceholderTexts } from './placeholder-texts/placeholder-texts';

type Facts<Name extends string> = Readonly<Record<Name, string>>;

/** What a text may take from the shop's facts: the settings of a process have them. */
export interface TextFacts {
  brand: Facts<'name' | 'legalName' | 'founder' | 'gstin' | 'addressLine' | 'city' | 'state' | 'pinCode'> &
    Facts<'supportEmail' | 'phone' | 'helpline' | 'grievanceOfficer' | 'hours'>;
  shippingFeePaise: number;
  holidays: readonly { date: string; name: string }[];
}

/** A placeholder's value: a text, or a link where the shop can be reached. */
export interface PlaceholderValue {
  text: string;
  href?: string;
}

type Values = Record<string, string | PlaceholderValue>;

const byPhone = (phone: string) => ({ text: phone, href: `tel:${phone.replaceAll(/[^+\d]/g, '')}` });

const IN_LANGUAGE: Readonly<Record<Language, PlaceholderTexts>> = {
  en: PLACEHOLDERS_IN_ENGLISH,
  hi: PLACEHOLDERS_IN_HINDI,
};

const ofShop = ({ brand, shippingFeePaise, holidays }: TextFacts) => ({
  companyName: brand.name,
  legalName: brand.legalName,
  founder: brand.founder,
  gstin: brand.gstin,
  addressLine: brand.addressLine,
  city: brand.city,
  state: brand.state,
  pinCode: brand.pinCode,
  supportEmail: { text: brand.supportEmail, href: `mailto:${brand.supportEmail}` },
  phone: byPhone(brand.phone),
  helpline: byPhone(brand.helpline),
  grievanceOfficer: brand.grievanceOfficer,
  shippingFee: formatPaise(shippingFeePaise as Paise),
  holidays: holidays.map(({ date, name }) => `${name} (${formatDay(date)})`).join(', '),
});

/** Returns the values of all placeholders in a language (docs/spec/settings.md#placeholders). */
export function placeholderValues(facts: TextFacts, language: Language): Values {
  const { hours, ...worded } = IN_LANGUAGE[language];
  return {
    ...ofShop(facts),
    ...worded,
    hours: hours(facts.brand.hours),
    returnDays: String(RETURN_DAYS),
    protectionRefundDays: String(PROTECTION_REFUND_DAYS),
    banksReverseWithinDays: String(BANKS_REVERSE_WITHIN_DAYS),
    visitMonths: String(deletionMonths(ANALYTICS_DAYS)),
    measurementMonths: String(deletionMonths(WEB_VITALS_DAYS)),
  };
}

/** The names of placeholders that stand within a sentence. */
export const PLACEHOLDERS: readonly string[] = [
  ...['companyName', 'legalName', 'founder', 'gstin', 'addressLine', 'city', 'state', 'pinCode'],
  ...['supportEmail', 'phone', 'helpline', 'grievanceOfficer', 'hours', 'shippingFee', 'holidays'],
  ...['deliveryTime', 'banksShowRefundWithin', 'warrantyClaimPapers'],
  ...['returnDays', 'protectionRefundDays', 'banksReverseWithinDays', 'visitMonths', 'measurementMonths'],
];

/** The names of placeholders that are a paragraph of their own. */
export const BLOCK_PLACEHOLDERS: readonly string[] = ['postalAddress', 'analyticsChoice'];

/** The names of conditions, of parts that only some shops show. */
export const TEXT_CONDITIONS = ['googleAnalytics', 'picturesAreDrawings'] as const;
export type TextConditions = Readonly<Record<(typeof TEXT_CONDITIONS)[number], boolean>>;
