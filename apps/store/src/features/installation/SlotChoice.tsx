import * as texts from '@aabha/messages/installations';
import { formatPickupDay, parts as partNames } from '@aabha/messages/pickups';
import type { ApiOutputs } from '../../lib/trpc';
import choices from '../../styles/choices.module.css';
import fieldset from '../../styles/fieldset.module.css';
import classes from './installation.module.css';

type OfferedSlot = ApiOutputs['installations']['slots']['slots'][number];
export type ChosenSlot = Pick<OfferedSlot, 'day' | 'part'>;

export const isSame = (one: ChosenSlot | undefined, other: ChosenSlot) =>
  one?.day === other.day && one.part === other.part;

interface SlotChoiceProps {
  slots: readonly OfferedSlot[];
  /** The slot that is booked. */
  present?: ChosenSlot | undefined;
  day: string | undefined;
  selected: ChosenSlot | undefined;
  onDay: (day: string) => void;
  onSelect: (slot: ChosenSlot) => void;
}

/** What stands below a choice that is the shopper's own, or has no free place. */
const Mark = ({ isOwn, isFree }: { isOwn: boolean; isFree: boolean }) =>
  isOwn || !isFree ? <span className={classes.hint}>{isOwn ? texts.yours : texts.full}</span> : null;

/** The choice of a day, and then of a part of it; without a free place neither can be chosen. */
export function SlotChoice({ slots, present, day, selected, onDay, onSelect }: SlotChoiceProps) {
  const days = [...new Set(slots.map((slot) => slot.day))];
  const ofDay = (one: string) => slots.filter((slot) => slot.day === one);
  return (
    <div>
      <fieldset className={fieldset.group}>
        <legend className={classes.legend}>{texts.chooseTime}</legend>
        <div className={classes.days}>
          {days.map((one) => {
            const isOwn = present?.day === one;
            const isFree = ofDay(one).some((slot) => slot.is_free);
            return (
              <label key={one} className={`${choices.choice} ${classes.box}`}>
                <input
                  type="radio"
                  name="installation-day"
                  checked={day === one}
                  disabled={!isFree && !isOwn}
                  onChange={() => onDay(one)}
                />
                <span>
                  {formatPickupDay(one)} <Mark isOwn={isOwn} isFree={isFree} />
                </span>
              </label>
            );
          })}
        </div>
      </fieldset>
      {day !== undefined && (
        <fieldset className={fieldset.group}>
          <legend className="visually-hidden">{formatPickupDay(day)}</legend>
          <div className={classes.parts}>
            {ofDay(day).map((slot) => (
              <label key={slot.part} className={`${choices.choice} ${classes.box}`}>
                <input
                  type="radio"
                  name="installation-part"
                  checked={isSame(selected, slot)}
                  disabled={!slot.is_free && !isSame(present, slot)}
                  onChange={() => onSelect({ day: slot.day, part: slot.part })}
                />
                <span>
                  {partNames[slot.part]} <Mark isOwn={isSame(present, slot)} isFree={slot.is_free} />
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
