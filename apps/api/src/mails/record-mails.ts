import type { AppDeps } from '../context/deps';
import type { EffectHandlers } from '../outbox/worker';
import { upsertCopy } from './mail-copies.queries';
import { redactMail } from './redact-mail';

type Handler = (deps: AppDeps, payload: never, effectId: string) => Promise<void>;

/** Returns dependencies whose mails are stored for the log before they are sent, so that a failed one is shown too. */
function recording(deps: AppDeps, kind: string, effectId: string): AppDeps {
  const { mail: port } = deps.ports;
  return {
    ...deps,
    ports: {
      ...deps.ports,
      mail: {
        async send(mail) {
          await upsertCopy(deps.db, effectId, redactMail(kind, mail));
          await port.send(mail);
        },
        close: () => port.close(),
      },
    },
  };
}

/** Returns handlers that store a copy of each mail (docs/spec/mails.md#log). */
export function recordMails(handlers: EffectHandlers): EffectHandlers {
  const wrapped = Object.entries(handlers as unknown as Record<string, Handler>).map(([kind, handler]) => {
    const record: Handler = (deps, payload, effectId) =>
      handler(recording(deps, kind, effectId), payload, effectId);
    return [kind, kind.startsWith('mail.') ? record : handler] as const;
  });
  return Object.fromEntries(wrapped) as unknown as EffectHandlers;
}
