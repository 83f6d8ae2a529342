import type { AppDeps } from '../context/deps';

/** More than any part needs, and less than the runner's timeout for all. */
const PART_STOPS_MS = 20_000;

/** Returns the statements that a database runs, and what they wait for. */
export async function statementsNow(sql: AppDeps['sql']): Promise<string> {
  const rows = await sql<{ now: string }[]>`
    select concat_ws(' ', state, wait_event_type, wait_event, (clock_timestamp() - query_start)::text, left(query, 200)) as now
    from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`;
  return rows.map(({ now }) => now).join('\n');
}

/** Names the part of the shop that does not stop in time, which the runner's own timeout could not, and what it does. */
export async function stopInTime(
  part: string,
  stopped: Promise<unknown>,
  describe?: () => Promise<string>,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), PART_STOPS_MS);
  });
  const result = await Promise.race([stopped, late]).finally(() => clearTimeout(timer));
  if (result !== 'late') return;
  throw new Error(`The ${part} did not stop in time. ${(await describe?.()) ?? ''}`.trim());
}
