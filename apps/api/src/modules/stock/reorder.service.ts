import { appError } from '@aabha/contracts/errors/errors';
import { REORDER_COLUMNS } from '@aabha/contracts/stock/reorder.csv';
import { coverDays, runsOut, suggestUnits, type ReorderRule } from '@aabha/contracts/stock/reorder.rules';
import type {
  BrandRule,
  ExportReorderInput,
  ListReorderInput,
  ReorderRow,
  SetReorderRuleInput,
} from '@aabha/contracts/stock/reorder.schema';
import { indiaDay } from '@aabha/contracts/time/india-time';
import type { DbOrTx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import type { AppDeps } from '../../context/deps';
import { changedFields, writeAudit } from '../audit/audit.service';
import { startExport } from '../exports/exports.service';
import {
  findRule,
  lockRules,
  replaceRule,
  selectBrandRules,
  selectBrands,
  type RuleOf,
  type StoredRule,
} from './reorder-rules.queries';
import {
  findReorderIds,
  selectReorderOfIds,
  selectReorderPage,
  type ReorderFacts,
  type ReorderView,
} from './reorder.queries';
import { unitsOnHand } from './stock.queries';

const DAY_MS = 86_400_000;
const NO_RULE: StoredRule = { lead_days: null, review_days: null, minimum: null };

/** Returns the rule of the shop itself. */
const shopRule = ({ current }: Pick<AppDeps['settings'], 'current'>): ReorderRule => ({
  leadDays: current.leadDays,
  reviewDays: current.reviewDays,
  minimumUnits: current.minimumUnits,
});

const viewOf = (settings: Pick<AppDeps['settings'], 'current'>, now: Date): ReorderView => ({
  today: indiaDay(now),
  shop: shopRule(settings),
});

/** Returns what to order of a television, by the rules. */
function onWire(facts: ReorderFacts, today: string): ReorderRow {
  const { id, name, mean, deviation, held, onHand, expected, nextDue, leadDays, reviewDays } = facts;
  const { minimumUnits } = facts;
  const free = Math.max(onHand - held, 0);
  const daysToDelivery = nextDue === null ? null : (Date.parse(nextDue) - Date.parse(today)) / DAY_MS;
  return {
    ...{ _id: id, name, companyName: facts.brand, modelNumber: facts.model, sku: facts.sku },
    ...{ free, held, sold: facts.sold, days: facts.days, mean, deviation },
    ...{ expected, next_due: nextDue, late: facts.late, waiting: facts.waiting },
    ...{ lead_days: leadDays, review_days: reviewDays, minimum: minimumUnits },
    own: {
      lead_days: facts.ownLeadDays,
      review_days: facts.ownReviewDays,
      minimum: facts.ownMinimumUnits,
    },
    cover_days: coverDays(free, mean),
    runs_out: runsOut({ free, mean }, { daysToDelivery, leadDays }),
    suggestion: suggestUnits(
      { mean, deviation },
      { leadDays, reviewDays, minimumUnits },
      { free, inbound: expected },
    ),
  };
}

/** Returns a page of what to order, the largest suggestion first unless sorted otherwise (docs/spec/stock.md#reorder). */
export async function listReorder(
  { db, settings, now }: { db: DbOrTx; settings: Pick<AppDeps['settings'], 'current'>; now: Date },
  input: ListReorderInput,
) {
  const view = viewOf(settings, now);
  const { rows, total } = await selectReorderPage(db, input, view);
  return { reorderList: rows.map((row) => onWire(row, view.today)), reorderCount: total };
}

/** Exports what to order under these filters, in the order of the list. */
export function exportReorder(ctx: SignedInContext, search: ExportReorderInput) {
  const view = viewOf(ctx.settings, ctx.now());
  return startExport(ctx, {
    list: 'reorder',
    filters: search.filters,
    columns: REORDER_COLUMNS,
    findIds: (db) => findReorderIds(db, search, view),
    readRows: async (db, ids) =>
      (await selectReorderOfIds(db, ids, view)).map((row) => onWire(row, view.today)),
  });
}

function ruleOf({ product, brand }: SetReorderRuleInput): RuleOf {
  return product === undefined ? { brand: brand ?? '' } : { product };
}

/** Sets the reorder rule of a television or a brand; one of nothing is removed. */
export function setReorderRule(ctx: SignedInContext, input: SetReorderRuleInput) {
  const { product, brand, ...rule } = input;
  const of = ruleOf(input);
  return inTx(ctx.db, async (tx) => {
    if (product !== undefined && !(await unitsOnHand(tx, product))) throw appError('PRODUCT_NOT_FOUND');
    await lockRules(tx);
    const present = (await findRule(tx, of)) ?? NO_RULE;
    const change = changedFields(present, rule);
    if (change) {
      await replaceRule(tx, of, rule);
      await writeAudit(tx, ctx.user.id, {
        action: 'stock.rule',
        ...(product === undefined
          ? { entity: 'brand', entityId: brand ?? '' }
          : { entity: 'product', entityId: product }),
        ...change,
      });
    }
    return { rule };
  });
}

/** Returns the rule of every brand, by name, and that of the shop. */
export async function listBrandRules(ctx: SignedInContext) {
  const [rules, brands] = await Promise.all([selectBrandRules(ctx.db), selectBrands(ctx.db)]);
  const own = new Map(rules.map((rule) => [rule.brand.toLowerCase(), rule]));
  const byName = new Map<string, BrandRule>();
  for (const brand of [...brands, ...rules.map((rule) => rule.brand)]) {
    const key = brand.toLowerCase();
    if (!byName.has(key)) byName.set(key, { ...NO_RULE, ...own.get(key), brand });
  }
  const { leadDays, reviewDays, minimumUnits } = shopRule(ctx.settings);
  return {
    brandList: [...byName.values()].toSorted((one, other) => one.brand.localeCompare(other.brand)),
    shop: { lead_days: leadDays, review_days: reviewDays, minimum: minimumUnits },
  };
}
