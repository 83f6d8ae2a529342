import classes from './RoomForm.module.css';

interface ChoicesProps {
  name: string;
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
}

/** Radio buttons as tiles. */
export function Choices({ name, label, value, choices }: ChoicesProps) {
  return (
    <fieldset className={classes.part}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.tiles}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes.tile}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              defaultChecked={choice.value === value}
              className={classes.radio}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
