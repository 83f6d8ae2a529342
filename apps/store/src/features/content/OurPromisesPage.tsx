import { DARK_PATTERNS } from '@aabha/contracts/self-audit/self-audit.values';
import { formatDay } from '@aabha/messages/dates';
import * as texts from '@aabha/messages/our-promises';
import * as rich from '@aabha/messages/rich/our-promises';
import { Chip } from '@aabha/ui/components/Chip';
import { Link } from '@tanstack/react-router';
import { type ApiOutputs, trpc } from '../../lib/trpc';
import classes from './promises.module.css';

type Audit = NonNullable<ApiOutputs['selfAudits']['latest']['audit']>;
type Outcome = Audit['results'][number]['result'];

const OUTCOMES: Readonly<Record<Outcome, { tone: 'success' | 'warning' | 'danger'; text: string }>> = {
  passed: { tone: 'success', text: texts.kept },
  found: { tone: 'danger', text: texts.weAreMendingThis },
  unchecked: { tone: 'warning', text: texts.notChecked },
};

/** Returns what the audit found, in one sentence. */
function summaryOf({ results }: Audit): string {
  const kept = results.filter(({ result }) => result === 'passed').length;
  return kept === results.length ? texts.allKept(kept) : texts.someKept(kept, results.length);
}

function LastAudit({ audit }: { audit: Audit | null }) {
  if (!audit) return <p>{texts.notRunYet}</p>;
  return (
    <p>
      {rich.lastCheck(
        <strong>{summaryOf(audit)}</strong>,
        <time dateTime={audit.ended_at}>{formatDay(audit.ended_at)}</time>,
      )}
    </p>
  );
}

/** What the shop promises about each dark pattern, and what the latest self-audit found (docs/spec/self-audit.md#page). */
export function OurPromisesPage() {
  const [{ audit }] = trpc.selfAudits.latest.useSuspenseQuery();
  const outcomeOf = new Map(audit?.results.map(({ pattern, result }) => [pattern, result]));
  return (
    <article className={`wrap page ${classes.page}`}>
      <header className={classes.head}>
        <h1>{texts.title}</h1>
        <p className="soft">{texts.intro}</p>
        <LastAudit audit={audit} />
      </header>
      <ol className={classes.list}>
        {DARK_PATTERNS.map((pattern) => {
          const outcome = OUTCOMES[outcomeOf.get(pattern) ?? 'unchecked'];
          const { title, promise } = texts.promiseAbout(pattern);
          return (
            <li key={pattern}>
              <h2>
                {title} {audit && <Chip tone={outcome.tone}>{outcome.text}</Chip>}
              </h2>
              <p>{promise}</p>
            </li>
          );
        })}
      </ol>
      <p className="soft">
        {rich.ownCheck((text) => (
          <Link to="/complaints">{text}</Link>
        ))}
      </p>
    </article>
  );
}
