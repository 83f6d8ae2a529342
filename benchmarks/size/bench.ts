import { issueToken } from '@aabha/api/modules/accounts/tokens.service';
import { everyRequest, type ListRequest } from '../admin-lists/calls';
import { BENCH_SECRET, startHarness, type Harness } from '../harness/harness';
import { countAskedSearches } from './count-asked-searches';
import { fillDatabases } from './fill-databases';
import { readKnown } from './read-known';
import { measureInTurn, type MeasuredShop, type Prepared, type RequestCost } from './measure-in-turn';
import { ownRequests, shopRequests } from './shop-calls';
import { searchCalls } from './search-calls';
import { sizeSettings, type ShopSize } from './size-settings';

const settings = sizeSettings();

async function tokenOf(id: string, role: 'User' | 'SuperAdmin', tokenVersion: number): Promise<string> {
  const deps = { config: { TOKEN_SECRET: BENCH_SECRET }, ports: { clock: { now: () => new Date() } } };
  return issueToken(deps, { id, role, tokenVersion });
}

async function prepare(harness: Harness, url: string, size: ShopSize): Promise<Prepared[]> {
  const { known, staff } = await readKnown(url);
  /* Demo accounts cannot sign in to a production API. */
  const api = await harness.api({ DATABASE_URL: url, NODE_ENV: 'development', RESPONSE_CACHE_MB: '0' });
  const as = (token: string): MeasuredShop => ({ api, headers: { authorization: `Bearer ${token}` } });
  const shops = {
    visitor: { api, headers: {} },
    shopper: as(await tokenOf(known.userId, 'User', known.tokenVersion)),
    staff: as(await tokenOf(staff.id, 'SuperAdmin', staff.tokenVersion)),
  };
  const by = (shop: MeasuredShop, requests: ListRequest[]) => requests.map((request) => ({ request, shop }));
  return [
    ...by(shops.visitor, shopRequests(known, size.products)),
    ...by(shops.shopper, ownRequests()),
    ...by(shops.staff, [...everyRequest(known, size), ...searchCalls(known)]),
  ];
}

const isWanted = ({ request }: Prepared) =>
  settings.only.length === 0 || settings.only.some((word) => request.name.includes(word));

const ratioOf = (small: RequestCost, large: RequestCost) => large.processorMs / small.processorMs;

function lineOf(name: string, small: RequestCost, large: RequestCost): string {
  const cells = [
    small.responseMs,
    large.responseMs,
    small.databaseMs,
    large.databaseMs,
    small.processorMs,
    large.processorMs,
  ].map((ms) => ms.toFixed(1).padStart(9));
  const ratio = ratioOf(small, large);
  return `${name.padEnd(40)}${cells.join('')}${ratio.toFixed(2).padStart(8)}${ratio > settings.bar ? ' over' : ''}`;
}

const harness = await startHarness({
  folder: settings.folder,
  isPrepared: false,
  sharedBuffers: settings.sharedBuffers,
});
try {
  const urls = await fillDatabases(harness.databaseUrl, settings);
  const small = await prepare(harness, urls.small, settings.small);
  const large = await prepare(harness, urls.large, settings.large);
  await countAskedSearches(urls.small, small.filter(isWanted));
  await countAskedSearches(urls.large, large.filter(isWanted));
  process.stdout.write(
    `\n${'milliseconds at small and large size'.padEnd(40)}          response          database   API and database   ratio\n`,
  );
  let over = 0;
  for (const [index, before] of small.entries()) {
    const after = large[index];
    if (!after || !isWanted(before)) continue;
    const costs = await measureInTurn(harness, [before, after], settings.times);
    if (ratioOf(...costs) > settings.bar) over += 1;
    process.stdout.write(`${lineOf(before.request.name, ...costs)}\n`);
  }
  process.stdout.write(`\n${over} of ${small.filter(isWanted).length} are over ${settings.bar}.\n`);
} finally {
  await harness.stop();
}
