/** A payment may take this long to start; above it the rate is halved. */
export const SLOW_PAYMENT_MS = 1000;
/** How often the rate is adjusted. */
export const ADJUST_EVERY_MS = 5000;
/** The share of the rate set by staff that is added while payments are fast. */
const INCREASE = 0.05;
/** Time without a step of the worker that is made up for; longer ones would admit a crowd at once. */
const MADE_UP_MS = 2000;

interface Pace {
  /** The rate at present, and the highest, which staff set; people a minute. */
  currentRate: number;
  ratePerMinute: number;
}

/**
 * Returns the next rate: additive increase, multiplicative decrease by the time that payments take to start. Without
 * payments there is no load, so it increases.
 */
export function adjustRate({ currentRate, ratePerMinute }: Pace, p95Ms: number | undefined): number {
  const present = Math.min(currentRate, ratePerMinute);
  if (p95Ms !== undefined && p95Ms > SLOW_PAYMENT_MS) return Math.max(1, Math.floor(present / 2));
  return Math.min(ratePerMinute, present + Math.max(1, Math.round(ratePerMinute * INCREASE)));
}

interface Queue {
  nowServing: number;
  /** The last number that was given. */
  last: number;
  /** The instant up to which the rate is used up, in milliseconds. */
  servedAtMs: number;
  ratePerMinute: number;
}

/**
 * Returns how far the queue has moved at an instant. Never more people than the rate allows for the time since; time in
 * which nobody waited is not saved up.
 */
export function serveQueue({ nowServing, last, servedAtMs, ratePerMinute }: Queue, nowMs: number) {
  const waiting = last - nowServing;
  if (waiting <= 0) return { nowServing, servedAtMs: nowMs };
  const perPersonMs = 60_000 / ratePerMinute;
  const elapsedMs = Math.min(Math.max(0, nowMs - servedAtMs), Math.max(MADE_UP_MS, perPersonMs));
  const served = Math.min(waiting, Math.floor(elapsedMs / perPersonMs));
  const leftMs = served === waiting ? 0 : elapsedMs - served * perPersonMs;
  return { nowServing: nowServing + served, servedAtMs: Math.ceil(nowMs - leftMs) };
}

/** Returns the 95th percentile of durations; undefined for none. */
export function p95Of(durationsMs: readonly number[]): number | undefined {
  const sorted = durationsMs.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * 0.95) - 1)];
}
