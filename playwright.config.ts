import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/testing/chromium';

const chromium = findChromium();

/** Browser journeys against the whole shop, built as for production, on its own ports with its own data. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/fixtures/global-setup.ts',
  outputDir: 'test-results/browser',
  /* With two, a seventh of two processors waits. */
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/browser.json' }],
  ],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    /* Requests of pages that a worker passes on cannot be stopped or delayed by a test; the one of the worker allows it. */
    serviceWorkers: 'block',
    /* A trace of everything takes more than half as long again: `npx playwright test --trace on` when one is wanted. */
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        /* Without windows it does not know how quick the line is, and reaches further for pictures than on a phone. */
        '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
      ],
    },
  },
  projects: [
    /* First: its tests of every page are long, and would run alone at the end. */
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
      testMatch: /store\/.*\.spec\.ts/,
      /* What does not depend on how wide the window is runs once. */
      grepInvert: /@any-width/,
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
