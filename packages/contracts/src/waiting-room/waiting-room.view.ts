import { formatDateTime } from '../time/india-time';
import { waitText } from './waiting-room.rules';
import type { WaitingRoom } from './waiting-room.schema';

/** What a page of a waiting room says (docs/spec/waiting-room.md#page). */
interface WaitingRoomView {
  title: string;
  lines: string[];
  /** What the shopper can do: take a place, check out, or look at the television. */
  action: 'join' | 'cart' | 'television' | 'none';
}

const unitsText = (units: number) => (units === 1 ? '1 unit is left.' : `${units} units are left.`);
function waitingText(people: number): string {
  if (people === 0) return 'Nobody is waiting.';
  return people === 1 ? '1 person is waiting.' : `${people.toLocaleString('en-IN')} people are waiting.`;
}

const ALL_RESERVED =
  'All remaining units are being paid for right now. Units come back when a payment is not completed.';

function viewOfPlace(room: WaitingRoom, place: NonNullable<WaitingRoom['place']>): WaitingRoomView {
  const left = room.unitsLeft > 0 ? unitsText(room.unitsLeft) : ALL_RESERVED;
  if (place.state === 'turn')
    return {
      title: 'It is your turn',
      lines: [`Please check out by ${formatDateTime(place.admittedUntil ?? room.now)}.`, left],
      action: 'cart',
    };
  if (place.state === 'missed')
    return {
      title: 'You missed your turn',
      lines: ['Your ten minutes have passed. You can join again; your new place is at the end.', left],
      action: 'join',
    };
  if (place.state === 'inDraw')
    return {
      title: 'You are in the draw',
      lines: [
        room.phase === 'before'
          ? `The sale starts on ${formatDateTime(room.startsAt ?? room.now)}. Your place is drawn then: everybody who joined before has the same chance.`
          : 'The sale has started. Your place is being drawn.',
        left,
      ],
      action: 'none',
    };
  const position = (place.position ?? 1).toLocaleString('en-IN');
  return {
    title: `You are number ${position}`,
    lines: [
      place.waitSeconds === undefined ? ALL_RESERVED : `Your turn is in ${waitText(place.waitSeconds)}.`,
      waitingText(room.peopleWaiting),
      ...(room.unitsLeft > 0 ? [unitsText(room.unitsLeft)] : []),
      'Having a place does not reserve a unit.',
    ],
    action: 'none',
  };
}

/** Returns what a page of a waiting room says. */
export function waitingRoomView(room: WaitingRoom): WaitingRoomView {
  switch (room.phase) {
    case 'none':
    case 'closed':
      return {
        title: room.phase === 'none' ? 'There is no waiting room' : 'The waiting room is closed',
        lines: ['You can buy this television without waiting.'],
        action: 'television',
      };
    case 'over':
      return {
        title: 'The sale is over',
        lines: ['You can buy this television without waiting, as long as it is in stock.'],
        action: 'television',
      };
    case 'soldOut':
      return { title: 'Sold out', lines: ['All units of this sale are sold.'], action: 'television' };
    case 'before':
    case 'open':
      if (room.place) return viewOfPlace(room, room.place);
      return {
        title: room.phase === 'before' ? 'The sale has not started' : 'Join the waiting room',
        lines: [
          room.phase === 'before'
            ? `It starts on ${formatDateTime(room.startsAt ?? room.now)}. Everybody who joins before has the same chance in the draw of places.`
            : 'Shoppers check out in the order of joining, so that nobody is turned away by a crowd.',
          waitingText(room.peopleWaiting),
          room.unitsLeft > 0 ? unitsText(room.unitsLeft) : ALL_RESERVED,
        ],
        action: 'join',
      };
  }
}
