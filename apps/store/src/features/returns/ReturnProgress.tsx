import { Link } from '@tanstack/react-router';
import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/returns';
import { trpc, type ApiOutputs } from '../../lib/trpc';
import { Pickup } from './Pickup';
import { ReplacementProgress } from './ReplacementProgress';
import classes from './returns.module.css';

type OwnReturn = ApiOutputs['returns']['own']['returnRequest'];

const REASONS: Readonly<Record<string, string>> = texts.rejectionReasons;

function stateText({ state, refund, refund_status: isRefunded, refund_amount: amount }: OwnReturn): string {
  if (isRefunded) return texts.refunded(formatRupees(amount));
  if (refund === 'queued' || refund === 'processed') return texts.refundOnItsWay;
  return texts.states[state];
}

/** What was returned, where an inspection accepted a part of it. */
function PartlyAccepted({ lines }: Pick<OwnReturn, 'lines'>) {
  return (
    <ul className={classes.accepted}>
      {lines.map(({ position, name, quantity, accepted }) => (
        <li key={position}>
          {name}: {texts.acceptedUnits(accepted ?? 0, quantity)}
        </li>
      ))}
    </ul>
  );
}

/** Whether no further step follows, so that no further mail does. */
const isOver = ({ state, refund_status: isRefunded, replacement }: OwnReturn) =>
  isRefunded || state === 'rejected' || replacement?.state === 'delivered';

/** Whether a replacement is still of interest: not one that was given up for a refund that was made. */
const isShown = ({ refund_status: isRefunded, replacement }: OwnReturn) =>
  replacement !== null && !(isRefunded && replacement.state === 'cancelled');

function State({ own }: { own: OwnReturn }) {
  const why = own.decision_reason;
  return (
    <section className={classes.progress} aria-label={texts.yourReturn}>
      <p>
        <strong>{stateText(own)}</strong>
      </p>
      <Pickup own={own} />
      {own.state === 'accepted_in_part' && <PartlyAccepted lines={own.lines} />}
      {why !== null && (
        <>
          <p>{texts.ourReason(REASONS[why] ?? why)}</p>
          <p>
            {texts.notAgreed} <Link to="/raise-complaint">{texts.complain}</Link>
          </p>
        </>
      )}
    </section>
  );
}

/** How far the return of an order is, and why it was not accepted, with the way to complain. */
export function ReturnProgress({ orderId }: { orderId: string }) {
  const { data } = trpc.returns.own.useQuery({ order_id: orderId });
  const own = data?.returnRequest;
  return (
    <>
      {!(own && isOver(own)) && <p className={classes.note}>{texts.emailAtEachStep}</p>}
      {own && <State own={own} />}
      {own?.replacement && isShown(own) && <ReplacementProgress own={own} replacement={own.replacement} />}
    </>
  );
}
