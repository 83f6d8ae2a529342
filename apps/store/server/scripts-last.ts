const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g;
const ENTRY = '<script type="module" async=""';

/**
 * Moves the script preloads of a page to its end, beside the entry script. In the head they would compete on
 * a slow network with the picture and the fonts, which are visible long before a script runs. A page without
 * an entry script is unchanged.
 */
export function scriptsLast(html: string): string {
  const at = html.lastIndexOf(ENTRY);
  if (at < 0) return html;
  const links: string[] = [];
  const before = html.slice(0, at).replace(MODULE_PRELOAD, (link) => {
    links.push(link);
    return '';
  });
  return before + links.join('') + html.slice(at);
}
