import type { ReactNode } from 'react';
import { FIT_SHOWN, type RoomLimit } from '@aabha/contracts/fit/fit.values';
import { checkSize, metresFrom, widestInches } from '@aabha/contracts/fit/viewing-distances.rules';
import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/fit-finder';
import { buttonClass } from '@aabha/ui/components/Button';
import { Link } from '@tanstack/react-router';
import type { ApiOutputs } from '../../lib/trpc';
import { FitCard } from './FitCard';
import classes from './FitResult.module.css';
import type { Lengths } from './lengths';
import { RoomDrawing } from './RoomDrawing';
import type { RoomInput } from './read-room';
import type { RoomSearch } from './room-search';
import { SizeGuide } from './SizeGuide';

type Result = ApiOutputs['products']['fitRoom'];

interface FitResultProps {
  result: Result;
  room: RoomInput;
  search: RoomSearch;
  lengths: Lengths;
  /** The link to the comparison of some televisions. */
  renderCompare: (ids: readonly string[], look: { className: string; children: ReactNode }) => ReactNode;
}

const FIELDS: Readonly<Record<RoomLimit, readonly (keyof RoomSearch)[]>> = {
  budget: ['budget'],
  wall: ['wall'],
  table: ['table'],
  door: ['doorWidth', 'doorHeight'],
};

/** Returns the address of the same room without a limit. */
function without(search: RoomSearch, limit: RoomLimit): RoomSearch {
  const dropped = new Set<string>(FIELDS[limit]);
  return Object.fromEntries(Object.entries(search).filter(([field]) => !dropped.has(field)));
}

function headingOf({ televisions: { length } }: Result, distance: string): string {
  if (length === 0) return texts.noResultFor;
  return length === FIT_SHOWN ? texts.resultFor(distance) : texts.someResultFor(length, distance);
}

function Relaxations({ result: { relax }, search, lengths }: Omit<FitResultProps, 'renderCompare' | 'room'>) {
  const hasLimits = Object.keys(without(search, 'door')).some((field) =>
    ['budget', 'wall', 'table'].includes(field),
  );
  if (relax.length === 0)
    return (
      <p className={classes.empty}>
        {hasLimits || search.doorWidth || search.doorHeight ? texts.relaxSeveral : texts.nothingInStock}
      </p>
    );
  return (
    <div className={classes.empty}>
      <h3>{texts.whatToRelax}</h3>
      <ul className={classes.relaxations}>
        {relax.map(({ limit, count, price, leastCm }) => (
          <li key={limit}>
            {texts.relax(
              limit,
              count,
              price === null ? lengths.measure(Math.ceil(leastCm ?? 0)) : formatRupees(price),
            )}
            <Link
              to="/find-my-television"
              search={without(search, limit)}
              className={buttonClass({ kind: 'outline' })}
            >
              {texts.relaxLink[limit]}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The three televisions for a room, or what to relax where none fits. */
export function FitResult({ result, room, search, lengths, renderCompare }: FitResultProps) {
  const { sizes, televisions, inches, fittingCount } = result;
  const distance = lengths.distance(room.distanceCm);
  const [best] = televisions;
  const right = inches.filter((size) => checkSize(size, metresFrom(room.distanceCm)) === 'right');
  return (
    <>
      <header className={classes.head}>
        <h2>{headingOf(result, distance)}</h2>
        <p className="soft">
          {texts.sizesFor(Math.ceil(sizes.minInches), Math.floor(sizes.maxInches), distance)}{' '}
          {room.wallCm !== undefined && `${texts.wallTakes(Math.floor(widestInches(room.wallCm)))} `}
          {fittingCount > 0 && texts.found(fittingCount)}{' '}
          {right.length > 0 && texts.foundSizes(right.map((size) => `${size}″`).join(', '))}
        </p>
      </header>
      {best ? (
        <>
          <ul className={classes.cards}>
            {televisions.map((television) => (
              <li key={television.product._id}>
                <FitCard television={television} room={room} lengths={lengths} />
              </li>
            ))}
          </ul>
          {televisions.length > 1 && (
            <div>
              {renderCompare(
                televisions.map(({ product }) => product._id),
                { className: buttonClass({ kind: 'outline', size: 'large' }), children: texts.compareThese },
              )}
            </div>
          )}
          <div className={classes.explained}>
            <RoomDrawing
              title={texts.drawing}
              room={room}
              television={{
                inches: best.product.screenInches,
                widthCm: best.widthCm,
                name: best.product.companyName,
              }}
              lengths={lengths}
            />
            <SizeGuide lengths={lengths} />
          </div>
        </>
      ) : (
        <Relaxations result={result} search={search} lengths={lengths} />
      )}
    </>
  );
}
