import type { Language } from '@aabha/contracts/language/language';
import type { LiveSettings } from '../context/live-settings.types';
import type { Mail } from '../ports/mail/mail';
import { localeOf } from './mail-language';

/** A figure with that of the period before. */
type FigureRow = readonly [label: string, now: string, before: string];

/** One block of a mail, rendered both as text and as HTML, so that the two have the same content. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'rows'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'figures'; head: readonly [now: string, before: string]; rows: readonly FigureRow[] }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'picture'; source: string; alt: string; url: string };

export const text = (value: string): Block => ({ kind: 'text', text: value });
export const code = (value: string): Block => ({ kind: 'code', code: value });
export const rows = (...values: (readonly [string, string])[]): Block => ({ kind: 'rows', rows: values });
/** Returns figures beside those of the period before; `head` names both periods. */
export const figures = (head: readonly [string, string], ...values: FigureRow[]): Block => ({
  ...{ kind: 'figures', head, rows: values },
});
export const button = (label: string, url: string): Block => ({ kind: 'button', label, url });
/** Returns a picture that links to a page; the plain text has none. `source` is the address of a JPEG. */
export const picture = (source: string, alt: string, url: string): Block => ({
  ...{ kind: 'picture', source, alt, url },
});

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Escapes text that came from a person. */
const escapeHtml = (value: string) => value.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

function plain(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'code':
      return `    ${block.code}`;
    case 'rows':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'figures': {
      const [now, before] = block.head;
      const lines = block.rows.map(([label, value, earlier]) => `${label}: ${value} (${earlier})`);
      return [`${now} (in brackets ${before}):`, ...lines].join('\n');
    }
    case 'button':
      return `${block.label}: ${block.url}`;
    case 'picture':
      return '';
  }
}

const CELL = 'padding:8px 0 8px 12px;border-bottom:1px solid #E5E2DA;text-align:right';

/** Clients of mail break a line after a minus. */
const isMoney = (value: string) => /^[-−]?\s?₹-?[\d,.]+$/.test(value);

function figureTable({ head, rows: lines }: Extract<Block, { kind: 'figures' }>): string {
  const heads = ['', ...head].map(
    (title) =>
      `<th scope="col" style="${CELL};font-size:13px;color:#5B5D6B">${escapeHtml(title).replace(' – ', ' –<br>')}</th>`,
  );
  const cells = ([label, now, before]: FigureRow) =>
    `<tr><th scope="row" style="${CELL};padding-left:0;text-align:left;font-weight:400">${escapeHtml(label)}</th>` +
    `<td style="${CELL};font-weight:700">${escapeHtml(now)}</td>` +
    `<td style="${CELL};color:#5B5D6B">${escapeHtml(before)}</td></tr>`;
  return `<table style="width:100%;border-collapse:collapse;margin:0 0 16px"><tr>${heads.join('')}</tr>${lines.map(cells).join('')}</table>`;
}

function html(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${escapeHtml(block.text).replaceAll('\n', '<br>')}</p>`;
    case 'code':
      return `<p style="margin:0 0 16px;font-size:32px;font-weight:700;letter-spacing:8px">${escapeHtml(block.code)}</p>`;
    case 'rows':
      return `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 16px">${block.rows
        .map(
          ([label, value]) =>
            `<tr><td style="padding:8px 0;border-bottom:1px solid #E5E2DA">${escapeHtml(label)}</td>` +
            `<td style="${CELL}${isMoney(value) ? ';white-space:nowrap' : ''}">${escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table>`;
    case 'figures':
      return figureTable(block);
    case 'button':
      return `<p style="margin:0 0 16px"><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:12px 20px;border-radius:12px;background:#4338CA;color:#FFFFFF;text-decoration:none">${escapeHtml(block.label)}</a></p>`;
    case 'picture':
      return `<p style="margin:0 0 16px"><a href="${escapeHtml(block.url)}"><img src="${escapeHtml(block.source)}" alt="${escapeHtml(block.alt)}" width="320" style="display:block;width:100%;max-width:320px;height:auto;border:0;border-radius:12px"></a></p>`;
  }
}

/** Returns a mail in the shop's layout, as HTML and as plain text (docs/spec/mails.md#layout). */
export function composeMail(
  { settings }: { settings: Pick<LiveSettings, 'current'> },
  mail: {
    messageId: string;
    to: string;
    subject: string;
    greeting: string;
    blocks: readonly Block[];
    footer?: string;
    /** Left out for mails to staff, which are in English. */
    language?: Language;
  },
): Mail {
  const { brand } = settings.current;
  const contact = `${brand.name} · ${brand.addressLine}, ${brand.city} ${brand.pinCode} · ${brand.supportEmail} · ${brand.phone}`;
  const foot = mail.footer ? `${mail.footer}\n${contact}` : contact;
  const body = [text(mail.greeting), ...mail.blocks];
  return {
    messageId: mail.messageId,
    to: mail.to,
    subject: mail.subject,
    secrets: mail.blocks.flatMap((block) => (block.kind === 'code' ? [block.code] : [])),
    text: `${body.map(plain).filter(Boolean).join('\n\n')}\n\n--\n${foot}\n`,
    html: `<!doctype html><html lang="${localeOf(mail.language ?? 'en')}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(mail.subject)}</title></head><body style="margin:0;background:#FBFAF7;color:#12131A;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.5"><div style="max-width:560px;margin:0 auto;padding:32px 20px"><p style="margin:0 0 24px;font-size:22px;font-weight:800;color:#4338CA">${escapeHtml(brand.name)}</p>${body
      .map(html)
      .join(
        '',
      )}<p style="margin:32px 0 0;font-size:13px;color:#5B5D6B">${escapeHtml(foot).replaceAll('\n', '<br>')}</p></div></body></html>`,
  };
}
