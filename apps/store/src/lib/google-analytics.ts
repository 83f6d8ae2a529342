import { analyticsPath } from './analytics-path';
import { currentPath } from './current-path';
import { trustedPolicy } from './trusted-policy';
import { onTracked, type Tracked } from './analytics';

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

type AnalyticsWindow = Window & { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean>;
const page = () => window as unknown as AnalyticsWindow;

/** Pushes a command. Google's script requires `arguments` objects and treats plain arrays differently. */
function gtag(..._command: unknown[]): void {
  page().dataLayer?.push(arguments);
}

function loadScript(id: string): void {
  page().dataLayer = [];
  gtag('js', new Date());
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    page_location: window.location.origin,
    page_referrer: '',
  });
  const script = document.createElement('script');
  script.async = true;
  const scripts = trustedPolicy('google-analytics', { createScriptURL: () => `${SCRIPT}?id=${id}` });
  script.src = scripts.createScriptURL('');
  document.head.append(script);
}

/** Sends a page's path without query and hash, which may contain searches or tokens of mailed links. */
function report({ name, path, product }: Tracked): void {
  gtag('set', { page_location: window.location.origin + path });
  if (name === 'page_view') gtag('event', 'page_view', { page_title: document.title });
  else gtag('event', 'add_to_cart', { items: [{ item_id: product }] });
}

/** Starts Google Analytics with the current page. Called only after the visitor agreed. */
export function startGoogleAnalytics(id: string): void {
  page()[`ga-disable-${id}`] = false;
  if (!page().dataLayer) loadScript(id);
  onTracked(report);
  report({ name: 'page_view', path: analyticsPath(currentPath()) });
}

/** Stops Google Analytics and deletes its cookies. The loaded script sends nothing any more. */
export function stopGoogleAnalytics(id: string): void {
  page()[`ga-disable-${id}`] = true;
  onTracked(undefined);
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const name of names.filter((found) => /^_ga(_|$)/.test(found)))
    for (const domain of ['', ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`;
}
