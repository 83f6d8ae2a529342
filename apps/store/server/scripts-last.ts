const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g;
const ENTRY = '<script type="module" async=""';

/**
 * Moves the links that fetch a page's scripts to its end, beside the script that starts them. In the head they would take
 * the few connections and the first bytes of a slow network from the picture that the page is about and from its faces,
 * which are seen long before a script does anything. A page without an entry script is left as it is.
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
