import { pino, type DestinationStream, type Logger } from 'pino';
import { failureForLog, redactPersonalData } from '@aabha/contracts/logs/failure-for-log';

/** Method and path only: the query may hold inputs, and the network address is personal. */
const requestForLog = ({ method, url = '' }: { method?: string; url?: string }) => ({
  method,
  path: redactPersonalData(url.split('?', 1)[0] ?? ''),
});

/**
 * Opens the process log: JSON lines on standard output, or to `destination`. Secrets and personal data are
 * redacted.
 */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const serializers = { err: (error: unknown) => failureForLog(error), req: requestForLog };
  return destination ? pino({ level, serializers }, destination) : pino({ level, serializers });
}
