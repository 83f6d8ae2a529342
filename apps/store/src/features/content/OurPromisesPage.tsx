import { PATTERN_TEXTS } from '@aabha/contracts/self-audit/pattern-texts';
import { DARK_PATTERNS } from '@aabha/contracts/self-audit/self-audit.values';
import { formatDay } from '@aabha/contracts/time/india-time';
import { Chip } from '@aabha/ui/components/Chip';
import { Link } from '@tanstack/react-router';
import { type ApiOutputs, trpc } from '../../lib/trpc';
import classes from './promises.module.css';

type Audit = NonNullable<ApiOutputs['selfAudits']['latest']['audit']>;
type Outcome = Audit['results'][number]['result'];

const OUTCOMES: Readonly<Record<Outcome, { tone: 'success' | 'warning' | 'danger'; text: string }>> = {
  passed: { tone: 'success', text: 'Kept' },
  found: { tone: 'danger', text: 'We are mending this' },
  unchecked: { tone: 'warning', text: 'Not checked' },
};

/** Returns what the audit found, in one sentence. */
function summaryOf({ results }: Audit): string {
  const kept = results.filter(({ result }) => result === 'passed').length;
  return kept === results.length
    ? `All ${results.length} promises were kept.`
    : `${kept} of ${results.length} promises were kept.`;
}

function LastAudit({ audit }: { audit: Audit | null }) {
  if (!audit) return <p>Our first check has not run yet. Its date and result will stand here.</p>;
  return (
    <p>
      <strong>{summaryOf(audit)}</strong> Last check:{' '}
      <time dateTime={audit.ended_at}>{formatDay(audit.ended_at)}</time>.
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
        <h1>Our promises</h1>
        <p className="soft">
          The Government of India has named 13 dark patterns: tricks of online shops. We use none of them, and
          a program checks our own pages and data every week.
        </p>
        <LastAudit audit={audit} />
      </header>
      <ol className={classes.list}>
        {DARK_PATTERNS.map((pattern) => {
          const outcome = OUTCOMES[outcomeOf.get(pattern) ?? 'unchecked'];
          const { title, promise } = PATTERN_TEXTS[pattern];
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
        This is our own check, not a certificate. Did we break a promise?{' '}
        <Link to="/complaints">Complain</Link>, or call the National Consumer Helpline at 1915.
      </p>
    </article>
  );
}
