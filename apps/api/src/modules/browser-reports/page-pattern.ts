import { STORE_ROUTES } from '@aabha/contracts/analytics/web-vitals.names';
import { OTHER, type ReportingApp } from '@aabha/contracts/browser-reports/browser-reports.values';
import { LANGUAGE_FACTS } from '@aabha/contracts/language/language';

const BASE_PATHS = Object.values(LANGUAGE_FACTS).flatMap(({ basePath }) => (basePath ? [basePath] : []));
/** The back office's screens begin with it. */
const DASHBOARD = '/admin-dashboard';
const ADMIN_PAGES: readonly string[] = ['/admin-login', '/admin-enrol', '/admin-reset', DASHBOARD];
/** The name of a screen: short words of small letters, which no token, address or number is. */
const SCREEN_NAME = /^[a-z]{2,14}(-[a-z]{2,14}){0,4}$/;
const SCREEN_PARTS: readonly string[] = ['create', 'show', 'edit', 'new'];

function storePage(path: string): string {
  const base = BASE_PATHS.find((one) => path === one || path.startsWith(`${one}/`)) ?? '';
  const parts = path.slice(base.length).split('/').filter(Boolean);
  const isPage = (route: string) => {
    const names = route.split('/').filter(Boolean);
    return (
      names.length === parts.length &&
      names.every((name, index) => name.startsWith('$') || name === parts[index])
    );
  };
  return STORE_ROUTES.find(isPage) ?? OTHER;
}

function adminPage(path: string): string {
  if (ADMIN_PAGES.includes(path)) return path;
  const [, start, screen = '', ...rest] = path.split('/');
  if (`/${start}` !== DASHBOARD || !SCREEN_NAME.test(screen) || rest.length > 2) return OTHER;
  return [DASHBOARD, screen, ...rest.map((part) => (SCREEN_PARTS.includes(part) ? part : '$id'))].join('/');
}

/**
 * Returns the pattern of a page's address, ids replaced: `/television/$id`. Only known patterns are returned, so that no token,
 * e-mail, number, query or fragment of an address is; everything else is `other`.
 */
export function pagePattern(app: ReportingApp, address: unknown): string {
  if (typeof address !== 'string' || !URL.canParse(address)) return OTHER;
  const { pathname } = new URL(address);
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return app === 'store' ? storePage(path || '/') : adminPage(path);
}
