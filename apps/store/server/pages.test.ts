import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { pages } from './pages';

/** What somebody got into a page, should an escape ever be forgotten. */
const INJECTED = '<script>steal(localStorage.token)</script>';

async function serverOf(production = true) {
  const app = Fastify();
  const render = async (_request: Request, nonce: string) => ({
    status: 200,
    headers: new Headers({ 'content-type': 'text/html' }),
    html: `<!doctype html><script nonce="${nonce}">own()</script>${INJECTED}`,
  });
  pages(app, {
    render,
    paymentOrigins: ['https://pay.example'],
    storeUrl: 'http://shop.example',
    production,
  });
  const visit = async (url: string) => {
    const { body, headers } = await app.inject(url);
    const policy = String(headers['content-security-policy']);
    return { body, scripts: /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [], policy };
  };
  return { visit };
}

describe('the policy of a page', () => {
  it('lets its own inline scripts run, by a nonce, and nothing that came in with the data', async () => {
    const { visit } = await serverOf();
    const { body, scripts } = await visit('/');
    expect(scripts).toEqual(["'self'", expect.stringMatching(/^'nonce-.{24}'$/), 'https://pay.example']);
    expect(body).toContain(`nonce="${scripts[1]?.slice(7, -1)}"`);
    expect(body).toContain(INJECTED);
  });

  it('has another nonce for each rendering, and the same as long as a page is kept', async () => {
    const { visit } = await serverOf();
    const [first, again, other] = [await visit('/a'), await visit('/a'), await visit('/b')];
    expect(again).toEqual(first);
    expect(other.scripts[1]).not.toBe(first.scripts[1]);
  });
});
