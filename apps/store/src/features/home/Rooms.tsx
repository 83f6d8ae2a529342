import { roomSizes } from '@aabha/contracts/home/home.rules';
import * as texts from '@aabha/messages/home';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc';
import { countsInput } from './home-queries';
import type { SectionWords } from './home-section';
import classes from './Tiles.module.css';
import { LinkTiles } from './LinkTiles';

const CM_PER_METRE = 100;

/** Returns sizes as one range: 55 - 65″. */
const sizeRange = (inches: readonly number[]) => `${[...new Set([inches[0], inches.at(-1)])].join(' - ')}″`;

/** Rooms by the distance from the seat to the screen, drawn to one scale, with the sizes that suit them. */
export function Rooms({ section: { title, text } }: { section: SectionWords }) {
  const [{ screenInches }] = trpc.products.facets.useSuspenseQuery(countsInput);
  const rooms = roomSizes(screenInches);
  const farthest = rooms.at(-1)?.distanceCm ?? 1;
  if (rooms.length === 0) return null;
  return (
    <LinkTiles
      id="rooms"
      title={title ?? texts.byRoom}
      text={text ?? texts.byRoomText}
      className={classes.rooms}
    >
      {rooms.map(({ room, distanceCm, inches, count }) => (
        <li key={room} className={`${classes.tile} ${classes.linkTile}`}>
          <div className={classes.drawing} style={{ width: `${(distanceCm / farthest) * 100}%` }} />
          <h3 className={classes.room}>
            <Link
              to="/find-my-television"
              search={{ distance: distanceCm / CM_PER_METRE }}
              className={classes.link}
            >
              {texts.rooms[room]}
            </Link>
          </h3>
          <p>{texts.atMetres(distanceCm / CM_PER_METRE)}</p>
          <p className={classes.inches}>{sizeRange(inches)}</p>
          <p className={classes.linkCount}>{texts.models(count)}</p>
        </li>
      ))}
    </LinkTiles>
  );
}
