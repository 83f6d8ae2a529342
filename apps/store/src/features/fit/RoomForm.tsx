import { useId, type FormEvent, type ReactNode } from 'react';
import { ROOM_LIGHTS, ROOM_USES } from '@aabha/contracts/fit/fit.values';
import * as texts from '@aabha/messages/fit-finder';
import { Button, buttonClass } from '@aabha/ui/components/Button';
import { BASE_PATH } from '@aabha/messages/language';
import { Link } from '@tanstack/react-router';
import { Choices } from './Choices';
import { MeasureField } from './MeasureField';
import classes from './RoomForm.module.css';
import { type RoomField } from './read-room';
import { readRoomSearch, type RoomSearch } from './room-search';

export const RESULT_ID = 'result';

interface RoomFormProps {
  search: RoomSearch;
  /** Fields of the address that no room can have. */
  invalid: readonly RoomField[];
  onFind: (search: RoomSearch) => void;
}

const USE_CHOICES = ROOM_USES.map((use) => ({ value: use === 'mixed' ? '' : use, label: texts.uses[use] }));
const LIGHT_CHOICES = [
  ...ROOM_LIGHTS.map((light) => ({ value: light as string, label: texts.lights[light] })),
  { value: '', label: texts.notSure },
];

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes.part}>
      <legend className={classes.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}

/** The questions on the room. A form of the address: without script the browser sends it, with script the page shows the result itself. */
export function RoomForm({ search, invalid, onFind }: RoomFormProps) {
  const helpId = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onFind(readRoomSearch(Object.fromEntries(new FormData(event.currentTarget))));
  };
  const field = (name: RoomField) => ({ name, value: search[name], isInvalid: invalid.includes(name) });
  return (
    <form
      className={classes.form}
      action={`${BASE_PATH}/find-my-television#${RESULT_ID}`}
      aria-label={texts.yourRoom}
      onSubmit={submit}
    >
      <div className={classes.first}>
        <MeasureField
          {...field('distance')}
          label={texts.distance}
          units="distance"
          help={texts.distanceHelp}
          problem={texts.invalidDistance}
          isRequired
        />
        <Choices
          name="unit"
          label={texts.unit}
          value={search.unit ?? ''}
          choices={[
            { value: '', label: texts.metresAndCentimetres },
            { value: 'ft', label: texts.feetAndInches },
          ]}
        />
      </div>
      <p className={`soft ${classes.optional}`}>{texts.optional}</p>
      <Choices name="use" label={texts.use} value={search.use ?? ''} choices={USE_CHOICES} />
      <Choices name="light" label={texts.light} value={search.light ?? ''} choices={LIGHT_CHOICES} />
      <MeasureField {...field('budget')} label={texts.budget} units="rupees" problem={texts.invalidBudget} />
      <div className={classes.pair}>
        <MeasureField {...field('wall')} label={texts.wall} units="measure" problem={texts.invalidMeasure} />
        <MeasureField
          {...field('table')}
          label={texts.table}
          units="measure"
          problem={texts.invalidMeasure}
        />
      </div>
      <Part title={texts.door}>
        <div className={classes.pair}>
          <MeasureField
            {...field('doorWidth')}
            label={texts.doorWidth}
            units="measure"
            describedBy={helpId}
            problem={texts.invalidMeasure}
          />
          <MeasureField
            {...field('doorHeight')}
            label={texts.doorHeight}
            units="measure"
            describedBy={helpId}
            problem={texts.invalidMeasure}
          />
        </div>
        <p id={helpId} className={classes.help}>
          {texts.doorHelp}
        </p>
      </Part>
      <div className={classes.actions}>
        <Button type="submit" size="large" wide>
          {texts.find}
        </Button>
        {Object.keys(search).length > 0 && (
          <Link to="/find-my-television" className={buttonClass({ kind: 'quiet', wide: true })}>
            {texts.startAgain}
          </Link>
        )}
      </div>
    </form>
  );
}
