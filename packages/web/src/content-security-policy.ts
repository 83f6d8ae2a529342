import { createHash } from 'node:crypto';

export interface PolicySources {
  /** Hashes of the page's own inline scripts, `'sha256-…'`. */
  scriptHashes?: readonly string[];
  /** Origins that scripts may come from, such as the payment provider's. */
  scripts?: readonly string[];
  connections?: readonly string[];
  frames?: readonly string[];
  forms?: readonly string[];
  images?: readonly string[];
}

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

/** The hash of every inline script of a page, so that a cached page needs no nonce. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = Array.from(html.matchAll(INLINE_SCRIPT), ([, code = '']) => {
    return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  });
  return [...new Set(hashes)];
}

/**
 * A policy that runs no inline script but the hashed ones (decisions §4). Style attributes stay allowed: component
 * libraries write them, and they cannot read the token.
 */
export function contentSecurityPolicy(sources: PolicySources = {}): string {
  const allow = (name: string, ...values: (string | readonly string[] | undefined)[]) =>
    [name, ...values.flat().filter((value) => value !== undefined)].join(' ');
  return [
    allow('default-src', "'self'"),
    allow('script-src', "'self'", sources.scriptHashes, sources.scripts),
    allow('style-src', "'self'", "'unsafe-inline'"),
    allow('img-src', "'self'", 'data:', 'blob:', sources.images),
    allow('font-src', "'self'"),
    allow('connect-src', "'self'", sources.connections),
    allow('frame-src', sources.frames?.length ? sources.frames : "'none'"),
    allow('form-action', "'self'", sources.forms),
    allow('media-src', "'self'"),
    allow('manifest-src', "'self'"),
    allow('worker-src', "'none'"),
    allow('object-src', "'none'"),
    allow('base-uri', "'none'"),
    allow('frame-ancestors', "'none'"),
  ].join('; ');
}
