import { demoValues } from './demo-values';
import { SECTION_LABELS } from './section-labels';
import { COMPANY_SECTIONS, type Section, type Sections } from './section-values';

const fieldLabel = (section: Section, field: string) =>
  (SECTION_LABELS[section].fields as Readonly<Record<string, string>>)[field] ?? field;

/**
 * Returns what production lacks to take orders, a line for each section of the company: one that is not published, or that states the
 * demo's company. Empty when the shop may sell (docs/spec/settings.md#production).
 */
export function missingSettings(published: Partial<Sections>): string[] {
  return COMPANY_SECTIONS.flatMap((section) => {
    const { label } = SECTION_LABELS[section];
    const value = published[section];
    if (value === undefined) return [`${label}: not entered yet`];
    const demo = demoValues(section, value).map((field) => fieldLabel(section, field));
    return demo.length === 0 ? [] : [`${label}: ${demo.join(', ')} of the demo`];
  });
}
