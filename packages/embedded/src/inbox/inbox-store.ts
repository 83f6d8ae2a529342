import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Address } from 'postal-mime';

const DEFAULT_MOST_MAILS = 500;

interface InboxAddress {
  address: string;
  name: string;
}

export interface InboxMail {
  id: string;
  time: string;
  from: InboxAddress[];
  to: InboxAddress[];
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: { fileName: string; contentType: string; length: number }[];
}

interface StoredMail extends InboxMail {
  /** Base64, by file name. */
  files: Record<string, string>;
}

function addresses(list: readonly Address[] | undefined): InboxAddress[] {
  return (list ?? []).flatMap((entry) =>
    entry.address === undefined
      ? (entry.group ?? []).map((member) => ({ address: member.address ?? '', name: member.name }))
      : [{ address: entry.address, name: entry.name }],
  );
}

/** Returns a unique file name: repeated attachment names get a number, as in file managers. */
function distinctNames(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : name.replace(/(\.[^.]*)?$/, (extension) => ` (${times})${extension}`);
  });
}

async function parse(raw: Buffer, id: string, recipients: readonly string[]): Promise<StoredMail> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'base64' });
  const named = addresses(mail.to);
  /* Blind copies are in the envelope only. */
  const blind = recipients.filter(
    (address) => !named.some((entry) => entry.address.toLowerCase() === address.toLowerCase()),
  );
  const names = distinctNames(
    mail.attachments.map(({ filename }, index) => filename ?? `attachment-${index + 1}`),
  );
  const files = mail.attachments.map((attachment, index) => ({
    fileName: names[index] ?? '',
    contentType: attachment.mimeType,
    base64: String(attachment.content),
  }));
  return {
    id,
    time: new Date().toISOString(),
    from: addresses(mail.from ? [mail.from] : []),
    to: [...named, ...blind.map((address) => ({ address, name: '' }))],
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    attachments: files.map(({ fileName, contentType, base64 }) => ({
      fileName,
      contentType,
      length: Buffer.from(base64, 'base64').length,
    })),
    files: Object.fromEntries(files.map(({ fileName, base64 }) => [fileName, base64])),
  };
}

const shown = ({ files: _files, ...mail }: StoredMail): InboxMail => mail;

/** Stores the newest five hundred mails, each in a separate file when there is a folder. */
export class InboxStore {
  private mails: StoredMail[] = [];
  private readonly folder: string | undefined;

  constructor(
    dataDir: string | undefined,
    private readonly mostMails = DEFAULT_MOST_MAILS,
  ) {
    if (!dataDir) return;
    this.folder = join(dataDir, 'mails');
    mkdirSync(this.folder, { recursive: true });
    this.mails = readdirSync(this.folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(join(this.folder ?? '', name), 'utf8')) as StoredMail)
      .sort((a, b) => a.time.localeCompare(b.time));
  }

  async add(raw: Buffer, recipients: readonly string[]): Promise<void> {
    const mail = await parse(raw, crypto.randomUUID(), recipients);
    this.keep(mail);
    this.mails.push(mail);
    for (const old of this.mails.splice(0, Math.max(0, this.mails.length - this.mostMails))) this.forget(old);
  }

  /** Newest last; with `to`, only mails to that address. */
  list(to?: string): InboxMail[] {
    const wanted = to?.toLowerCase();
    const matching = wanted
      ? this.mails.filter((mail) => mail.to.some(({ address }) => address.toLowerCase() === wanted))
      : this.mails;
    return matching.map(shown);
  }

  find(id: string): InboxMail | undefined {
    const mail = this.mails.find((candidate) => candidate.id === id);
    return mail && shown(mail);
  }

  attachment(id: string, fileName: string): { content: Buffer; contentType: string } | undefined {
    const mail = this.mails.find((candidate) => candidate.id === id);
    const about = mail?.attachments.find((attachment) => attachment.fileName === fileName);
    const base64 = mail?.files[fileName];
    if (!about || base64 === undefined) return undefined;
    return { content: Buffer.from(base64, 'base64'), contentType: about.contentType };
  }

  clear(): void {
    for (const mail of this.mails) this.forget(mail);
    this.mails = [];
  }

  private fileOf({ id }: StoredMail): string | undefined {
    return this.folder && join(this.folder, `${id}.json`);
  }

  private keep(mail: StoredMail): void {
    const file = this.fileOf(mail);
    if (!file) return;
    writeFileSync(`${file}.tmp`, JSON.stringify(mail));
    renameSync(`${file}.tmp`, file);
  }

  private forget(mail: StoredMail): void {
    const file = this.fileOf(mail);
    if (file) rmSync(file, { force: true });
  }
}
