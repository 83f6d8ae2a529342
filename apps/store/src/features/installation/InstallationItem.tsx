import { formatRupees } from '@aabha/contracts/money/money-format';
import { formatDateTime } from '@aabha/messages/dates';
import * as texts from '@aabha/messages/installations';
import { formatPickupDay, parts } from '@aabha/messages/pickups';
import { Button } from '@aabha/ui/components/Button';
import { CancelInstallation } from './CancelInstallation';
import classes from './installation.module.css';
import type { Installation } from './installation-types';

interface InstallationItemProps {
  installation: Installation;
  now: number;
  onMove: (installation: Installation) => void;
}

/** What a shopper can still do about a technician who is to come. */
function Changes({ installation, now, onMove }: InstallationItemProps) {
  const { name, moved_online: isMoved, movable_until: until } = installation;
  const isMovable = !isMoved && now < Date.parse(until);
  return (
    <>
      <span className={classes.note}>
        {isMovable ? texts.movableUntil(formatDateTime(until)) : texts.notMovable}
      </span>
      <span className={classes.actions}>
        {isMovable && (
          <Button kind="outline" aria-label={texts.moveOf(name)} onClick={() => onMove(installation)}>
            {texts.move}
          </Button>
        )}
        <CancelInstallation installation={installation} />
      </span>
    </>
  );
}

/** An installation of an order: when, how, and what can be changed of it. */
export function InstallationItem({ installation, now, onMove }: InstallationItemProps) {
  const { name, type, state, day, part, fee, done_on: doneOn, code } = installation;
  return (
    <li className={classes.item}>
      <span>
        {name}
        {'\u00A0· '}
        {texts.types[type]}
      </span>
      {state === 'done' && <strong>{texts.doneOn(formatPickupDay(doneOn))}</strong>}
      {state === 'failed' && <span>{texts.failed}</span>}
      {(state === 'booked' || state === 'moved') && (
        <>
          <strong>{texts.at(formatPickupDay(day), parts[part])}</strong>
          {fee > 0 && <span className={classes.note}>{texts.payTechnician(formatRupees(fee))}</span>}
          {code && (
            <span>
              <strong className={classes.code}>{texts.codeOf(code)}</strong>{' '}
              <span className={classes.note}>{texts.codeNote}</span>
            </span>
          )}
          <Changes installation={installation} now={now} onMove={onMove} />
        </>
      )}
    </li>
  );
}
