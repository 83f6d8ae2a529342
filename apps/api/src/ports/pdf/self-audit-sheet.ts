import { PATTERN_TEXTS } from '@aabha/contracts/self-audit/pattern-texts';
import type { PatternResult } from '@aabha/contracts/self-audit/self-audit.schema';
import type { PatternOutcome } from '@aabha/contracts/self-audit/self-audit.values';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import type { DeclaredSelfAudit } from './pdf';

/** One pattern of the declaration. */
interface SheetPattern {
  title: string;
  check: string;
  evidence: string;
  result: string;
  isClean: boolean;
  findings: string[];
}

/** All texts of a declaration; the drawing adds none. */
export interface SelfAuditSheet {
  title: string;
  company: string;
  address: string;
  facts: (readonly [label: string, value: string])[];
  summary: string;
  patterns: SheetPattern[];
  notes: string[];
}

const RESULT_TEXTS: Readonly<Record<PatternOutcome, string>> = {
  passed: 'Not found',
  found: 'Found',
  unchecked: 'Not checked',
};

function summaryOf(results: readonly PatternResult[]): string {
  const countOf = (outcome: PatternOutcome) => results.filter(({ result }) => result === outcome).length;
  const [found, unchecked] = [countOf('found'), countOf('unchecked')];
  if (found + unchecked === 0) return `None of the ${results.length} dark patterns was found.`;
  const parts = [
    ...(found > 0 ? [`${found} of the ${results.length} dark patterns were found and are listed below`] : []),
    ...(unchecked > 0 ? [`${unchecked} could not be checked`] : []),
  ];
  return `${parts.join('; ')}. This is no declaration of being free from dark patterns.`;
}

function patternOf({
  pattern,
  result,
  evidence,
  findings,
  finding_count: count,
}: PatternResult): SheetPattern {
  const { title, check } = PATTERN_TEXTS[pattern];
  const more = count - findings.length;
  return {
    ...{ title, check, evidence, result: RESULT_TEXTS[result], isClean: result === 'passed' },
    findings: [
      ...findings.map(({ text, path }) => (path ? `${text} Page ${path}` : text)),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ],
  };
}

/** Returns the texts of the declaration of a self-audit (docs/spec/self-audit.md#declaration). A pure function of the audit. */
export function selfAuditSheet({
  id,
  endedAt,
  appVersion,
  results,
  shop,
}: DeclaredSelfAudit): SelfAuditSheet {
  const date = formatDateTime(endedAt);
  return {
    title: 'Self-audit of dark patterns',
    company: shop.legalName,
    address: `${shop.addressLine}, ${shop.city}, ${shop.state} ${shop.pinCode} · ${shop.supportEmail}`,
    facts: [
      ['Date', `${date} (India)`],
      ['Shop', `${shop.name}, ${shop.storeUrl}`],
      ['Release', appVersion],
      ['Audit', id],
    ],
    summary: `${shop.legalName} has checked its shop for the dark patterns of the Guidelines for Prevention and Regulation of Dark Patterns, 2023. ${summaryOf(results)}`,
    patterns: results.map(patternOf),
    notes: [
      'This is a self-declaration made from automatic checks. It is not legal advice and not a certificate of an authority.',
      'Pages and data were read at the date above, pages as a visitor without an account gets them. Sizes and contrast of buttons, and how long a closed question stays away, were measured in a browser when the release was tested.',
      'Where something was found, it was found twice, at least 35 seconds apart.',
    ],
  };
}
