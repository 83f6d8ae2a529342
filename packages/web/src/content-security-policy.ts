interface PolicySources {
  /** Source expression of the page's own inline scripts: `'nonce-…'` or `'sha256-…'`. */
  inlineScripts?: readonly string[];
  /** Allowed origins of scripts, such as the payment provider's. */
  scripts?: readonly string[];
  connections?: readonly string[];
  frames?: readonly string[];
  forms?: readonly string[];
  images?: readonly string[];
  /** Sources of workers; none by default. */
  workers?: readonly string[];
}

/**
 * Returns a Content-Security-Policy that allows no inline script except the page's own
 * (docs/spec/sessions-and-access.md#token). Style attributes stay allowed: component libraries write them,
 * and they cannot read the token.
 */
export function contentSecurityPolicy(sources: PolicySources = {}): string {
  const allow = (name: string, ...values: (string | readonly string[] | undefined)[]) =>
    [name, ...values.flat().filter((value) => value !== undefined)].join(' ');
  return [
    allow('default-src', "'self'"),
    allow('script-src', "'self'", sources.inlineScripts, sources.scripts),
    allow('style-src', "'self'", "'unsafe-inline'"),
    allow('img-src', "'self'", 'data:', 'blob:', sources.images),
    allow('font-src', "'self'"),
    allow('connect-src', "'self'", sources.connections),
    allow('frame-src', sources.frames?.length ? sources.frames : "'none'"),
    allow('form-action', "'self'", sources.forms),
    allow('media-src', "'self'"),
    allow('manifest-src', "'self'"),
    allow('worker-src', sources.workers?.length ? sources.workers : "'none'"),
    allow('object-src', "'none'"),
    allow('base-uri', "'none'"),
    allow('frame-ancestors', "'none'"),
  ].join('; ');
}
