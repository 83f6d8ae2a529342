import { metresFrom } from '@aabha/contracts/fit/viewing-distances.rules';
import * as texts from '@aabha/messages/set-up';
import { Part } from './Part';
import classes from './set-up.module.css';
import type { Guide } from './steps-of';
import { Tick } from './Tick';

const cm = (value: number) => texts.centimetres(Math.ceil(value));
const metres = (centimetres: number) => texts.metres(Number(metresFrom(centimetres).toFixed(1)));
const either = (threads: readonly string[]) =>
  threads.slice(1).reduce((text, thread) => texts.or(text, thread), threads[0] ?? '');

function Facts({ title, facts }: { title: string; facts: readonly (string | false | null)[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className={classes.facts}>
        {facts
          .filter((fact) => typeof fact === 'string')
          .map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
      </ul>
    </div>
  );
}

function OnStand({ stand: { spanCm, depthCm }, placement }: Pick<Guide, 'stand' | 'placement'>) {
  const width =
    spanCm && (depthCm ? texts.furnitureSize(cm(spanCm), cm(depthCm)) : texts.furnitureWidth(cm(spanCm)));
  const height = placement?.furnitureCm ? texts.furnitureHeight(cm(placement.furnitureCm)) : null;
  return <Facts title={texts.onStand} facts={[width || null, height, texts.standFirst]} />;
}

function OnWall({ wall, carry, placement }: Pick<Guide, 'wall' | 'carry' | 'placement'>) {
  const { isPossible, vesa, screws } = wall;
  if (isPossible === false) return <Facts title={texts.onWall} facts={[texts.noWall]} />;
  return (
    <Facts
      title={texts.onWall}
      facts={[
        vesa ? texts.vesa(vesa.widthMm, vesa.heightMm) : texts.vesaNotStated,
        screws.length > 0 && texts.screws(either(screws)),
        carry.weightKg !== null && texts.bracketLoad(texts.kilograms(Math.ceil(carry.weightKg))),
        placement && texts.wallHeight(cm(placement.centreCm), cm(placement.highestCentreCm)),
        texts.technician,
      ]}
    />
  );
}

/** Where seat and television belong, on furniture and on a wall. */
export function PlacePart({ guide }: { guide: Guide }) {
  const { placement } = guide;
  return (
    <Part number={3} title={texts.place}>
      {placement && (
        <p>
          {texts.seat(metres(placement.nearestCm), metres(placement.farthestCm))}{' '}
          {texts.centre(cm(placement.centreCm))}
        </p>
      )}
      <div className={classes.halves}>
        <OnStand stand={guide.stand} placement={placement} />
        <OnWall wall={guide.wall} carry={guide.carry} placement={placement} />
      </div>
      <Tick step="place">{texts.standsFirmly}</Tick>
    </Part>
  );
}
