import { DEMO_SECTIONS } from './demo-sections';
import type { Section } from './section-values';

/**
 * Returns the fields of a section that hold a value of the demo by which a copied example is recognised: its GSTIN, and
 * addresses that nobody can own.
 */
export function demoValues(section: Section, value: object): string[] {
  const isDemo = (field: string, text: unknown) =>
    typeof text === 'string' &&
    ((section === 'company' && field === 'gstin' && text === DEMO_SECTIONS.company.gstin) ||
      /\.example(\/|$)/.test(text));
  return Object.entries(value).flatMap(([field, text]) => (isDemo(field, text) ? [field] : []));
}
