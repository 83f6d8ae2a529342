import { expect, it } from 'vitest';
import { retryWaitMs, WEBHOOK_TRIES } from './webhooks.rules';
import { WEBHOOK_PAYLOADS } from './webhook-payloads';
import { TEST_EVENT, WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS } from './webhooks.values';

const HOUR_MS = 3600_000;

it('tries 12 times in about a day, each wait longer than the one before whatever the jitter', () => {
  expect(WEBHOOK_TRIES).toBe(12);
  for (const random of [0, 0.5, 1]) {
    const waits = Array.from({ length: WEBHOOK_TRIES }, (_, n) => retryWaitMs(n + 1, random));
    expect(waits.at(-1)).toBeNull();
    const sum = waits.reduce<number>((total, wait) => total + (wait ?? 0), 0);
    expect(sum / HOUR_MS).toBeGreaterThan(21);
    expect(sum / HOUR_MS).toBeLessThan(26.5);
  }
  for (let tries = 1; tries < WEBHOOK_TRIES - 1; tries += 1)
    expect(retryWaitMs(tries, 1)).toBeLessThan(retryWaitMs(tries + 1, 0) ?? 0);
});

it('names each event and has a payload for each', () => {
  const sent = [...WEBHOOK_EVENTS, TEST_EVENT].toSorted();
  expect(Object.keys(WEBHOOK_EVENT_NAMES).toSorted()).toEqual(sent);
  expect(Object.keys(WEBHOOK_PAYLOADS).toSorted()).toEqual(sent);
});

it('has no field for anything about a person', () => {
  const fields = Object.values(WEBHOOK_PAYLOADS).flatMap(({ shape }) => Object.keys(shape));
  expect(
    fields.filter((field) => /name|mail|phone|address|city|zip|user|customer|text|note/.test(field)),
  ).toEqual([]);
});
