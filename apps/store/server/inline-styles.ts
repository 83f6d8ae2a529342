import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildManifest } from './router-manifest';

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"([^>]*?)\/?>/g;

/** The styles of a client build by the address that pages name them with. */
export function readStyles(clientFolder: string, manifest: BuildManifest): ReadonlyMap<string, string> {
  const files = new Set(Object.values(manifest).flatMap(({ css }) => css ?? []));
  return new Map(
    [...files].map((file) => [`/${file}`, readFileSync(join(clientFolder, file), 'utf8').trim()]),
  );
}

/**
 * Puts a page's styles into the page, so that it is painted without another round trip: on a slow network that is half
 * a second. The links stay, switched off: browsers do not fetch those, and what loads routes later sees that the styles
 * are here already. Links to files that are not known are left as they are, and so is all that comes after the head.
 */
export function inlineStyles(html: string, styles: ReadonlyMap<string, string>): string {
  const headEnds = html.indexOf('</head>');
  const head = html
    .slice(0, Math.max(0, headEnds))
    .replace(STYLESHEET, (link, href: string, rest: string) => {
      const css = styles.get(href);
      return css === undefined || css.includes('</')
        ? link
        : `<style>${css}</style><link rel="stylesheet" href="${href}"${rest} disabled=""/>`;
    });
  return head + html.slice(Math.max(0, headEnds));
}
