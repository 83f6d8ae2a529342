import {
  ACCENT,
  DANGER,
  fill,
  INNER,
  PAGE,
  part,
  RIGHT,
  rule,
  SOFT,
  write,
  type Document,
  type Element,
} from './drawing-primitives';
import type { SelfAuditSheet } from './self-audit-sheet';

const ENDS = PAGE.height - 56;
const RESULT_WIDTH = 70;
const TEXT_WIDTH = INNER - RESULT_WIDTH - 12;

function drawHead(document: Document, root: Element, sheet: SelfAuditSheet): number {
  const line = (tag = 'P') => part(document, root, tag);
  fill(document, ACCENT, 0, 0, PAGE.width, 6);
  const x = PAGE.margin;
  let y = 32;
  y += write(document, line('H1'), sheet.title, x, y, { size: 19, bold: true, color: ACCENT }) + 4;
  y += write(document, line(), sheet.company, x, y, { size: 12, bold: true }) + 2;
  y += write(document, line(), sheet.address, x, y, { color: SOFT }) + 8;
  for (const [label, value] of sheet.facts)
    y += write(document, line(), `${label}: ${value}`, x, y, { size: 8.5 }) + 2;
  return y + 8 + write(document, line(), sheet.summary, x, y + 8, { size: 10, bold: true }) + 12;
}

type Pattern = SelfAuditSheet['patterns'][number];

/** The texts of a pattern below its title, in their styles. */
function linesOf({ check, evidence, findings }: Pattern) {
  return [
    { text: check, style: { color: SOFT } },
    { text: `Looked at: ${evidence}.`, style: { size: 7.5, color: SOFT } },
    ...findings.map((text) => ({ text, style: { color: DANGER } })),
  ];
}

function heightOf(document: Document, pattern: Pattern): number {
  return linesOf(pattern).reduce((sum, { text }) => {
    document.font('regular').fontSize(8);
    return sum + document.heightOfString(text, { width: TEXT_WIDTH, lineGap: 1.5 }) + 2;
  }, 30);
}

function drawPattern(
  document: Document,
  root: Element,
  pattern: Pattern,
  index: number,
  top: number,
): number {
  const section = part(document, root, 'Sect');
  const line = (tag = 'P') => part(document, section, tag);
  const x = PAGE.margin;
  rule(document, top);
  const title = `${index + 1}. ${pattern.title}`;
  let y = top + 8;
  const height = write(document, line('H2'), title, x, y, { size: 9.5, bold: true, width: TEXT_WIDTH });
  write(document, line(), pattern.result, RIGHT - RESULT_WIDTH, y, {
    ...{ size: 9, bold: true, width: RESULT_WIDTH, align: 'right' },
    color: pattern.isClean ? ACCENT : DANGER,
  });
  y += height + 2;
  for (const { text, style } of linesOf(pattern))
    y += write(document, line(), text, x, y, { ...style, width: TEXT_WIDTH }) + 2;
  return y + 6;
}

function drawFoot(document: Document, sheet: SelfAuditSheet): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page);
    const y = PAGE.height - 38;
    rule(document, y);
    const style = { size: 7.5, color: SOFT };
    write(document, undefined, `${sheet.company} · ${sheet.title}`, PAGE.margin, y + 8, style);
    const where = `Page ${page - start + 1} of ${count}`;
    write(document, undefined, where, PAGE.margin, y + 8, { ...style, align: 'right' });
  }
}

/** Draws the declaration of a self-audit with the structure that screen readers follow. */
export function drawSelfAudit(document: Document, sheet: SelfAuditSheet): void {
  const root = document.struct('Document');
  document.addStructure(root);
  let y = drawHead(document, root, sheet);
  const makeRoom = (height: number) => {
    if (y + height <= ENDS) return;
    document.addPage();
    y = PAGE.margin;
  };
  sheet.patterns.forEach((pattern, index) => {
    makeRoom(heightOf(document, pattern));
    y = drawPattern(document, root, pattern, index, y);
  });
  makeRoom(20 + 26 * sheet.notes.length);
  rule(document, y);
  y += 8;
  for (const note of sheet.notes)
    y += write(document, part(document, root, 'P'), note, PAGE.margin, y, { color: SOFT }) + 3;
  root.end();
  drawFoot(document, sheet);
}
