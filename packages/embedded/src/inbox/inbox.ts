import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { SMTPServer } from 'smtp-server';
import { InboxStore } from './inbox-store';

const SIZE_LIMIT_BYTES = 25 * 1024 * 1024;
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; frame-ancestors 'none'";
/** A mail's HTML may show pictures and style itself, and run or load nothing. */
const MAIL_POLICY =
  "default-src 'none'; img-src data: https: http:; style-src 'unsafe-inline'; sandbox allow-popups";

interface InboxOptions {
  /** 0 takes any free port. */
  smtpPort: number;
  httpPort: number;
  host?: string;
  /** The folder in which mails survive restarts; without it they are in memory only. */
  dataDir?: string;
  /** The oldest mails above this number are deleted; 500 by default. */
  mostMails?: number;
}

export interface RunningInbox {
  smtpUrl: string;
  url: string;
  stop(): Promise<void>;
}

/** SMTP's own refusal of a mail that is too large. */
function tooLarge(): Error {
  return Object.assign(new Error('The mail is larger than 25 MB.'), { responseCode: 552 });
}

function smtpServer(store: InboxStore): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    hideSize: false,
    size: SIZE_LIMIT_BYTES,
    /* An open client connection must not delay the stop. */
    closeTimeout: 1000,
    onData(stream, session, done) {
      let chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        if (!stream.sizeExceeded) chunks.push(chunk);
        else chunks = [];
      });
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(tooLarge());
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        store.add(Buffer.concat(chunks), recipients).then(
          () => done(),
          (error: unknown) =>
            done(error instanceof Error ? error : new Error('The mail could not be stored.')),
        );
      });
    },
  });
}

const asset = (name: string) => readFileSync(new URL(`./page/${name}`, import.meta.url), 'utf8');

function registerPage(app: FastifyInstance): void {
  const files = [
    ['/', 'inbox.html', 'text/html'],
    ['/inbox.js', 'inbox.js', 'text/javascript'],
    ['/inbox.css', 'inbox.css', 'text/css'],
  ] as const;
  for (const [path, file, type] of files) {
    const content = asset(file);
    app.get(path, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('content-security-policy', PAGE_POLICY).send(content),
    );
  }
}

const missing = (reply: FastifyReply) => reply.code(404).send({ error: 'There is no such mail.' });

function registerMails(app: FastifyInstance, store: InboxStore): void {
  app.get<{ Querystring: { to?: string } }>('/email', (request) => store.list(request.query.to));
  app.get<{ Params: { id: string } }>(
    '/email/:id',
    (request, reply) => store.find(request.params.id) ?? missing(reply),
  );
  app.get<{ Params: { id: string } }>('/email/:id/html', (request, reply) => {
    const mail = store.find(request.params.id);
    if (!mail) return missing(reply);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', MAIL_POLICY)
      .send(mail.html);
  });
  app.get<{ Params: { id: string; fileName: string } }>(
    '/email/:id/attachment/:fileName',
    (request, reply) => {
      const found = store.attachment(request.params.id, request.params.fileName);
      if (!found) return missing(reply);
      const name = encodeURIComponent(request.params.fileName);
      return reply
        .type(found.contentType)
        .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
        .header('x-content-type-options', 'nosniff')
        .send(found.content);
    },
  );
  app.delete('/email/all', () => {
    store.clear();
    return true;
  });
}

/**
 * Starts an SMTP server that stores every mail, with a page and a JSON API to read them
 * (docs/spec/processes.md#stand-ins).
 */
export async function startInbox(options: InboxOptions): Promise<RunningInbox> {
  const host = options.host ?? '127.0.0.1';
  const store = new InboxStore(options.dataDir, options.mostMails);
  const smtp = smtpServer(store);
  /* Clients that vanish in the middle of a conversation are no news. */
  smtp.on('error', () => undefined);
  const app = Fastify({ forceCloseConnections: true });
  registerPage(app);
  registerMails(app, store);
  const url = await app.listen({ port: options.httpPort, host });
  await new Promise<void>((resolve, reject) => {
    smtp.server.once('error', reject);
    smtp.listen(options.smtpPort, host, () => resolve());
  }).catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
  const { port } = smtp.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://${host}:${port}`,
    url,
    async stop() {
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
      await app.close();
    },
  };
}
