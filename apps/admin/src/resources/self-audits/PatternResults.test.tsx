import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PatternResult } from '@aabha/contracts/self-audit/self-audit.schema';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { selfAudits } from '.';
import { PatternResults } from './PatternResults';

const FOUND: PatternResult = {
  ...{ pattern: 'false-urgency', result: 'found', evidence: '66 pages', finding_count: 21 },
  findings: [{ text: 'The page says that 2 are left, and 12 are free.', path: '/television/p1' }],
};

test('each pattern shows its check, its result and its findings with a link to the page', async () => {
  serveApi({ 'settings.get': () => ({ storeUrl: 'https://shop.example' }) });
  const passed: PatternResult = {
    ...FOUND,
    pattern: 'nagging',
    result: 'passed',
    findings: [],
    finding_count: 0,
  };
  renderScreen(<PatternResults results={[FOUND, passed]} />, { resources: [selfAudits] });
  await screen.findByText('False urgency');
  expect(screen.getByText('Found')).toBeTruthy();
  expect(screen.getByText('Not found')).toBeTruthy();
  expect(screen.getByText('And 20 more.')).toBeTruthy();
  const link = await screen.findByText('See the page');
  expect(link.getAttribute('href')).toBe('https://shop.example/television/p1');
});
