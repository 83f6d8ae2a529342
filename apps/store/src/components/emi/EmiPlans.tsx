import { plansByBank, lowestInstalment, type BankPlans } from '@aabha/contracts/emi/emi-plans.rules';
import type { EmiPlan } from '@aabha/contracts/emi/emi.schema';
import { paiseFromRupees } from '@aabha/contracts/money/money';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { formatDay } from '@aabha/messages/dates';
import * as texts from '@aabha/messages/emi';
import { Button } from '@aabha/ui/components/Button';
import { IconChevronDown } from '@tabler/icons-react';
import { EmiTable } from './EmiTable';
import { useEmiPlans } from './use-emi-plans';
import classes from './EmiPlans.module.css';

interface EmiPlansProps {
  /** What is to be paid, in rupees. */
  price: number;
}

/** How old a bank's figures are, until when they are offered, and where its own are. */
function Source({ group: { bank, kind, plans } }: { group: BankPlans<EmiPlan> }) {
  const [oldest] = plans.map(({ plan }) => plan.checked_on).sort();
  const [soonest] = plans.flatMap(({ plan }) => plan.valid_to ?? []).sort();
  const url = plans.find(({ plan }) => plan.terms_url !== null)?.plan.terms_url;
  return (
    <p className={classes.source}>
      {oldest && texts.checkedOn(formatDay(oldest))}
      {soonest && <>, {texts.until(formatDay(soonest))}</>}.{' '}
      {url && (
        <a href={url} target="_blank" rel="noopener nofollow">
          {texts.termsOf(bank)}
        </a>
      )}
      {kind !== 'card' && <> {texts.keyFacts}</>}
    </p>
  );
}

/** The plans for a price by bank, an accordion with the first open (docs/spec/emi.md#plans-on-the-page-of-a-television). */
export function EmiPlans({ price }: EmiPlansProps) {
  const { data, isError, refetch, isFetching } = useEmiPlans();
  if (isError && !data)
    return (
      <div className={classes.notes} role="alert">
        <p>{texts.failed}</p>
        <Button kind="outline" busy={isFetching} onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </div>
    );
  if (!data) return <div className={`skeleton ${classes.waiting}`} aria-hidden="true" />;
  const today = indiaDay(new Date());
  const pricePaise = paiseFromRupees(price);
  const groups = plansByBank(data.planList, pricePaise, today);
  if (groups.length === 0) return <p>{texts.noPlans}</p>;
  return (
    <div className={classes.plans}>
      <div className={classes.groups}>
        {groups.map((group, index) => {
          const from = lowestInstalment(
            group.plans.map(({ plan }) => plan),
            pricePaise,
            today,
          );
          return (
            <details
              key={`${group.kind} ${group.bank}`}
              name="emi-plans"
              open={index === 0}
              className={classes.group}
            >
              <summary className={classes.title}>
                <span>
                  {group.bank} <span className={classes.kind}>{texts.kinds[group.kind]}</span>
                </span>
                <span className={classes.from}>
                  {from !== undefined && texts.fromAMonth(formatRupees(from))}
                </span>
                <IconChevronDown size={20} aria-hidden="true" />
              </summary>
              <div className={classes.content}>
                <EmiTable group={group} />
                <Source group={group} />
              </div>
            </details>
          );
        })}
      </div>
      <div className={classes.notes}>
        <p>{texts.illustrative}</p>
        <p>{texts.refundsTakeLonger}</p>
      </div>
    </div>
  );
}
