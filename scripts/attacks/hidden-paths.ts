import { request } from 'node:http';
import type { AttackedShop, AttackResult } from './attacked-shop';

/** What scanners ask every web server for, and ways out of a folder. */
const PATHS = [
  ...[
    '.env',
    '.git/config',
    '.git/HEAD',
    '.svn/entries',
    '.DS_Store',
    '.npmrc',
    '.htaccess',
    'server-status',
  ],
  ...['phpinfo.php', 'wp-login.php', 'wp-admin/', 'actuator/env', 'metrics', 'debug/pprof', 'graphql'],
  ...[
    'config.json',
    'package.json',
    'package-lock.json',
    'sbom.cdx.json',
    'SHA256SUMS',
    'docker-compose.yml',
  ],
  ...['backup.sql', 'dump.sql', 'db.sqlite', 'src/main.tsx', '@vite/client', 'node_modules/', 'media/'],
  ...['assets/../../../etc/passwd', 'media/..%2f..%2f..%2fetc%2fpasswd', '%2e%2e/%2e%2e/etc/passwd', '..;/'],
  ...['%00', 'media/%00', 'assets/%00.js', '%c0%ae%c0%ae/etc/passwd', '..\\..\\etc\\passwd'],
];

/** Returns the status of a path that is sent as it is written: `fetch` would resolve its dots. */
const statusOf = (base: string, path: string) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const sent = request({ hostname, port, path: `/${path}` }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end();
  });

/** Asks for files that should not be served. Finds paths that are served, and 5xx. */
export async function askHiddenPaths({ api, store, admin }: AttackedShop): Promise<AttackResult> {
  const findings: string[] = [];
  for (const base of [api, store, admin])
    for (const path of PATHS) {
      const status = await statusOf(base, path);
      /* The back office answers each path of a page with its page. */
      const isPage = base === admin && !path.includes('.') && !path.includes('%');
      if (status >= 500 || (status < 300 && !isPage)) findings.push(`${base}/${path}: ${status}`);
    }
  return { text: `${PATHS.length * 3} paths that should not be there`, findings };
}
