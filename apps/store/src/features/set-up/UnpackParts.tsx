import { RETURN_DAYS } from '@aabha/contracts/settings/promises';
import * as texts from '@aabha/messages/set-up';
import { Link } from '@tanstack/react-router';
import { Part } from './Part';
import classes from './set-up.module.css';
import { boxStep, type Guide } from './steps-of';
import { Tick } from './Tick';

function carryText(
  { people, reason, weightKg, cartonWeightKg }: Guide['carry'],
  inches: number | null,
): string {
  const kg = cartonWeightKg ?? weightKg;
  if (reason === 'size' && inches !== null) return texts.people.size(people, inches);
  return kg === null ? texts.people.none : texts.people.weight(people, texts.kilograms(kg));
}

/** Who carries it, and what to do before it is taken out. */
export function UnpackPart({ guide, inches }: { guide: Guide; inches: number | null }) {
  return (
    <Part number={1} title={texts.unpack}>
      <Tick step="carry">{carryText(guide.carry, inches)}</Tick>
      <Tick step="film">
        {texts.film} {texts.filmWhy} <Link to="/unboxing-policy">{texts.unboxingPolicy}</Link>
      </Tick>
      <p className="soft">{texts.keepCarton(RETURN_DAYS)}</p>
    </Part>
  );
}

/** What is in the box, to tick off. */
export function BoxPart({ box }: Pick<Guide, 'box'>) {
  const items = new Map(box.map((item) => [boxStep(item), item]));
  return (
    <Part number={2} title={texts.box}>
      {box.length === 0 ? (
        <p>{texts.boxNotStated}</p>
      ) : (
        <>
          <div className={classes.box}>
            {[...items].map(([step, { part, text }]) => (
              <Tick key={step} step={step}>
                {part ? texts.parts[part] : text}
              </Tick>
            ))}
          </div>
          <p className="soft">{texts.boxHint}</p>
        </>
      )}
    </Part>
  );
}
