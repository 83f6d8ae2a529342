import { missingAddressProblem, pinCodeProblem } from '@aabha/contracts/business/business.rules';
import { ERROR_TABLE, type ErrorCode } from '@aabha/contracts/errors/error-table';
import { AppError } from '@aabha/contracts/errors/errors';
import { gstinProblem } from '@aabha/contracts/gst/gstin';
import { erasureObstacles } from '@aabha/contracts/privacy/erasure.rules';
import { ERASURE_BLOCKERS } from '@aabha/contracts/privacy/privacy.values';
import { whyNotInstant } from '@aabha/contracts/refunds/refund-promise';
import { describe, expect, it } from 'vitest';
import { translateFieldMessage as fieldInEnglish } from './en/field-messages';
import { translateRefusal as inEnglish } from './en/refusals';
import { translateFieldMessage } from './hi/field-messages';
import { translateRefusal } from './hi/refusals';
import { schemaMessages } from './testing/schema-messages';

const DEVANAGARI = /[ऀ-ॿ]/;
const numbersOf = (text: string) => (text.match(/\d[\d,.]*\d|\d/g) ?? []).sort();

const DATA = {
  code: '1A2B3C4D',
  area: 'Mysuru',
  zone: 'Mysuru and around',
  triesLeft: 4,
  count: 412,
  model: 'SUR43',
  order: '5E6F7A8B',
  serial: 'SUR43-0012',
  stateName: 'Packed',
  days: 30,
  errorCount: 3,
  expiredOn: '2026-09-05T06:00:00.000Z',
  file: 'front: view.png',
  from: 'Karnataka',
  invoice: 'AAB/26-27/000012',
  lacks: 'model number and BEE stars',
  max: 10,
  maxMegabytes: 5,
  maxMegapixels: 40,
  minimum: 50_000,
  missing: 1_250.5,
  most: 50,
  obstacles: '3 orders are not delivered, 1 refund is due',
  path: '/waiting-room/7',
  period: '21 Nov 2026, 10:00 am to 23 Nov 2026, 10:00 am',
  place: 'Shimla 171001',
  problem: 'The price must be more than 0.',
  problems: 'The seller has no GSTIN.',
  product: 'Nova 43. Ultra',
  products: 'Nova 43, Tara 55',
  retryAfterSeconds: 45,
  rupees: 1499,
  sku: 'AAB-43',
  startsOn: '2026-12-01T06:00:00.000Z',
  status: 'Shipped',
  times: 3,
  to: 'Kerala',
  units: 2,
  until: '2026-11-21T06:00:00.000Z',
  why: whyNotInstant('cardless_emi'),
  zip: '560001',
};
/** Data for which some texts are others. */
const OTHER_DATA = {
  ...DATA,
  errorCount: 1,
  retryAfterSeconds: 600,
  rupees: 0,
  times: 1,
  until: '',
  why: whyNotInstant(''),
};

const codes = Object.keys(ERROR_TABLE) as ErrorCode[];
const refusals = codes.flatMap((code) =>
  [...new Set([DATA, OTHER_DATA].map((data) => new AppError(code, data).message))].map(
    (message) => [code, message] as const,
  ),
);

describe('translateRefusal', () => {
  it.each(refusals)('%s: %s', (code, message) => {
    expect(inEnglish(code, message)).toBe(message);
    const hindi = translateRefusal(code, message);
    expect(hindi).toMatch(DEVANAGARI);
    expect(hindi).not.toContain('undefined');
    expect(numbersOf(hindi)).toEqual(numbersOf(message));
  });

  it('reads names and dates out of the English text', () => {
    const { message } = new AppError('CART_OVER_STOCK', DATA);
    expect(translateRefusal('CART_OVER_STOCK', message)).toBe('Nova 43. Ultra के केवल 2 यूनिट स्टॉक में हैं।');
    expect(translateRefusal('COUPON_EXPIRED', new AppError('COUPON_EXPIRED', DATA).message)).toBe(
      'इस कूपन का समय 5 सित॰ 2026 को ख़त्म हो गया।',
    );
  });

  it('gives an invalid input the message of its field', () => {
    expect(translateRefusal('INVALID_INPUT', 'Email is required.')).toBe('ईमेल लिखें।');
  });

  it('leaves the text of an unknown code in English', () => {
    expect(translateRefusal('ADDED_LATER' as ErrorCode, 'Another reason.')).toBe('Another reason.');
    expect(translateRefusal(undefined, 'Another reason.')).toBe('Another reason.');
  });
});

const NONE = { order: 0, payment: 0, refund: 0, return: 0, wholesale: 0, document: 0 };
const obstacles = ERASURE_BLOCKERS.flatMap((blocker) =>
  [1, 12].flatMap((count) => erasureObstacles({ ...NONE, [blocker]: count })),
);

it.each(obstacles)('translates what keeps an erasure waiting: %s', (obstacle) => {
  const hindi = translateRefusal(
    'ERASURE_WAITS',
    new AppError('ERASURE_WAITS', { obstacles: obstacle }).message,
  );
  expect(hindi).not.toMatch(/[a-z]/i);
  expect(numbersOf(hindi)).toEqual(numbersOf(obstacle));
});

it('translates all of them in one sentence', () => {
  const { message } = new AppError('ERASURE_WAITS', DATA);
  expect(translateRefusal('ERASURE_WAITS', message)).toBe(
    'आपका डेटा अभी मिटाया नहीं जा सकता: 3 ऑर्डर डिलीवर नहीं हुए हैं, 1 रिफ़ंड बाकी है।',
  );
});

const contracts = import.meta.glob<Record<string, unknown>>('../../contracts/src/**/*.schema.ts', {
  eager: true,
});
const sources = import.meta.glob<string>('../../contracts/src/**/*.schema.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Messages that schemas add by hand. */
const addedMessages = Object.values(sources).flatMap((source) =>
  [...source.matchAll(/addIssue\(\{[^}]*message: '([^']+)'/g)].flatMap(([, message]) => message ?? []),
);
/** Messages that are made of values, by rules and by the server. */
const madeMessages = [
  gstinProblem(''),
  gstinProblem('29AAGCB7383J1Z5'),
  missingAddressProblem('29AAGCB7383J1Z4', 'Kerala'),
  pinCodeProblem('29AAGCB7383J1Z4', '682001', 'Kerala'),
  pinCodeProblem('29AAGCB7383J1Z4', '999999', undefined),
  'This GSTIN begins with 99, which is no State of India.',
  'This field is not known here.',
  'This field is required.',
  'This product is in the order twice.',
  'This has none of the accepted forms.',
  'This is not valid.',
  'This must be a text.',
  'This must be at most 100.',
  'This must be at least 1.',
  'This must be less than 100.',
  'This must be more than 0.',
  'This must be a multiple of 0.01.',
  'This must be one of: Pending, Shipped.',
  'This takes at most 50 entries.',
  'This takes at least 1 entries.',
  'Please use at least 3 characters.',
].filter((message) => message !== undefined);

const fieldMessages = [...new Set([...schemaMessages(contracts), ...addedMessages, ...madeMessages])].sort();

describe('translateFieldMessage', () => {
  it('finds the messages of the contracts', () => {
    expect(fieldMessages).toContain('Phone number must be exactly 10 digits.');
    expect(fieldMessages).toContain('Two price breaks cannot start at the same quantity.');
    expect(fieldMessages.length).toBeGreaterThan(150);
  });

  it.each(fieldMessages)('%s', (message) => {
    expect(fieldInEnglish(message)).toBe(message);
    const hindi = translateFieldMessage(message);
    expect(hindi).toMatch(DEVANAGARI);
    if (!message.startsWith('This must be a text')) expect(numbersOf(hindi)).toEqual(numbersOf(message));
  });

  it('leaves an unknown message as it is', () => {
    expect(translateFieldMessage('Another reason.')).toBe('Another reason.');
  });
});
