import { useState, type SyntheticEvent } from 'react';
import type { InstallationType } from '@aabha/contracts/installations/installations.values';
import * as texts from '@aabha/messages/installations';
import { Button } from '@aabha/ui/components/Button';
import { Spinner } from '@aabha/ui/components/Spinner';
import { describeError } from '../../lib/describe-error';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';
import choices from '../../styles/choices.module.css';
import fieldset from '../../styles/fieldset.module.css';
import classes from './installation.module.css';
import type { BookableLine, Installation, InstallationFees } from './installation-types';
import { isSame, SlotChoice, type ChosenSlot } from './SlotChoice';
import { TypeChoice } from './TypeChoice';

/** Which television of the order; a question only where there are several. */
function LineChoice({
  lines,
  position,
  onChoose,
}: {
  lines: readonly BookableLine[];
  position: number | undefined;
  onChoose: (position: number) => void;
}) {
  return (
    <fieldset className={fieldset.group}>
      <legend className={classes.legend}>{texts.chooseTelevision}</legend>
      <div className={classes.types}>
        {lines.map((line) => (
          <label key={line.position} className={choices.choice}>
            <input
              type="radio"
              name="installation-line"
              checked={position === line.position}
              onChange={() => onChoose(line.position)}
            />
            <span>{line.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Returns the calls that book or move; both read the order's installations anew, and after a refusal what is free. */
function useSave(orderId: string, onDone: () => void) {
  const { installations } = trpc.useUtils();
  const options = (done: string) => ({
    onSuccess: () => {
      onDone();
      notify('success', done, 'order');
    },
    /* Both may have changed meanwhile: what is free, and what it costs. */
    onError: () => installations.slots.invalidate({ order_id: orderId }),
    onSettled: () => installations.ofOrder.invalidate({ id: orderId }),
  });
  return {
    book: trpc.installations.book.useMutation(options(texts.booked)),
    move: trpc.installations.move.useMutation(options(texts.moved)),
  };
}

interface InstallationFormProps {
  orderId: string;
  /** What can be booked. */
  lines: readonly BookableLine[];
  fees: InstallationFees;
  /** The one that is moved; without it one is booked. */
  moved?: Installation | undefined;
  onClose: () => void;
}

/** Books an installation, or moves one, to a day and a part of it. A refusal shows what is free then. */
export function InstallationForm({ orderId, lines, fees, moved, onClose }: InstallationFormProps) {
  const [position, setPosition] = useState(lines.length === 1 ? lines[0]?.position : undefined);
  const [type, setType] = useState<InstallationType>('wall');
  const [day, setDay] = useState(moved?.day);
  const [selected, setSelected] = useState<ChosenSlot>();
  const offered = trpc.installations.slots.useQuery({ order_id: orderId }, { staleTime: 0 });
  const { book, move } = useSave(orderId, onClose);
  const failure = book.error ?? move.error ?? offered.error;
  const slots = offered.data?.slots ?? [];
  const isFree = slots.some((slot) => isSame(selected, slot) && slot.is_free);
  const isComplete = isFree && (moved !== undefined || position !== undefined);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!selected) return;
    if (moved) move.mutate({ id: moved._id, ...selected });
    else if (position !== undefined)
      book.mutate({ order_id: orderId, position, type, fee: fees[type], ...selected });
  };
  const chooseDay = (next: string) => {
    setDay(next);
    setSelected(undefined);
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      {failure && (
        <p role="alert" className={classes.error}>
          {describeError(failure).message}
        </p>
      )}
      {!moved && lines.length > 1 && <LineChoice lines={lines} position={position} onChoose={setPosition} />}
      {!moved && <TypeChoice type={type} fees={fees} onChoose={setType} />}
      {offered.isPending && <Spinner label={texts.loading} />}
      {offered.data && !slots.some((slot) => slot.is_free) && <p>{texts.allFull}</p>}
      {slots.length > 0 && (
        <SlotChoice
          slots={slots}
          present={moved}
          day={slots.some((slot) => slot.day === day) ? day : undefined}
          selected={selected ?? moved}
          onDay={chooseDay}
          onSelect={setSelected}
        />
      )}
      {moved && <p className={classes.note}>{texts.onlyOnce}</p>}
      <div className={classes.choices}>
        <Button kind="outline" onClick={onClose}>
          {texts.notNow}
        </Button>
        {slots.length > 0 && (
          <Button type="submit" busy={book.isPending || move.isPending} disabled={!isComplete}>
            {texts.confirm}
          </Button>
        )}
      </div>
    </form>
  );
}
