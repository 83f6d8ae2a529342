import { useState, type SyntheticEvent } from 'react';
import * as texts from '@aabha/messages/pickups';
import { Button } from '@aabha/ui/components/Button';
import { Spinner } from '@aabha/ui/components/Spinner';
import { describeError } from '../../lib/describe-error';
import { notify } from '../../lib/notify';
import { trpc, type ApiOutputs } from '../../lib/trpc';
import choices from '../../styles/choices.module.css';
import fieldset from '../../styles/fieldset.module.css';
import classes from './returns.module.css';

type OwnReturn = ApiOutputs['returns']['own']['returnRequest'];
type Slot = ApiOutputs['returns']['pickupSlots']['slots'][number];

const keyOf = ({ day, part }: Pick<Slot, 'day' | 'part'>) => `${day} ${part}`;

/** A day with its parts as radio buttons; one without a free place cannot be chosen. */
function Day({
  slots,
  present,
  selected,
  onSelect,
}: {
  slots: readonly Slot[];
  present: string | undefined;
  selected: string | undefined;
  onSelect: (slot: Slot) => void;
}) {
  return (
    <fieldset className={fieldset.group}>
      <legend className={classes.day}>{texts.formatPickupDay(slots[0]?.day ?? '')}</legend>
      <div className={classes.parts}>
        {slots.map((slot) => {
          const key = keyOf(slot);
          const isOwn = key === present;
          return (
            <label key={key} className={`${choices.choice} ${classes.part}`}>
              <input
                type="radio"
                name="pickup"
                checked={selected === key}
                disabled={!slot.is_free && !isOwn}
                onChange={() => onSelect(slot)}
              />
              <span>
                {texts.parts[slot.part]}{' '}
                {(isOwn || !slot.is_free) && (
                  <span className={classes.window}>{isOwn ? texts.yours : texts.full}</span>
                )}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Returns the slots by day, in their order. */
function byDay(slots: readonly Slot[]): Slot[][] {
  const days = [...new Set(slots.map(({ day }) => day))];
  return days.map((day) => slots.filter((slot) => slot.day === day));
}

interface ChoosePickupFormProps {
  own: OwnReturn;
  onCancel: () => void;
  onBooked: () => void;
}

/** The choice of a day and a part of it in which the goods are fetched. A refusal shows what is free then. */
export function ChoosePickupForm({ own, onCancel, onBooked }: ChoosePickupFormProps) {
  const { returns } = trpc.useUtils();
  const present = own.pickup ? keyOf(own.pickup) : undefined;
  const [selected, setSelected] = useState<Pick<Slot, 'day' | 'part'>>();
  const offered = trpc.returns.pickupSlots.useQuery({ return_id: own._id }, { staleTime: 0 });
  const book = trpc.returns.pickup.useMutation({
    onSuccess: () => {
      onBooked();
      notify('success', texts.booked, 'order');
    },
    onError: () => returns.pickupSlots.invalidate({ return_id: own._id }),
    onSettled: () => returns.own.invalidate({ order_id: own.order_id._id }),
  });
  const failure = book.error ?? offered.error;
  const slots = offered.data?.slots ?? [];
  const key = selected ? keyOf(selected) : present;
  const isFree = slots.some((slot) => keyOf(slot) === key && slot.is_free);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (selected) book.mutate({ id: own._id, ...selected });
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      {failure && (
        <p role="alert" className={classes.error}>
          {describeError(failure).message}
        </p>
      )}
      {offered.isPending && <Spinner label={texts.loading} />}
      {offered.data && !offered.data.is_served && <p>{texts.notServed}</p>}
      {offered.data?.is_served && !slots.some((slot) => slot.is_free) && <p>{texts.allFull}</p>}
      {byDay(slots).map((parts) => (
        <Day
          key={parts[0]?.day}
          slots={parts}
          present={present}
          selected={key}
          onSelect={({ day, part }) => setSelected({ day, part })}
        />
      ))}
      {slots.length > 0 && <p className={classes.note}>{texts.haveReady}</p>}
      <div className={classes.choices}>
        <Button kind="outline" onClick={onCancel}>
          {texts.notNow}
        </Button>
        {slots.length > 0 && (
          <Button type="submit" busy={book.isPending} disabled={key === present || !isFree}>
            {texts.confirm}
          </Button>
        )}
      </div>
    </form>
  );
}
