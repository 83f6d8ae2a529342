import type { RoomFacts } from '@aabha/contracts/waiting-room/waiting-room.rules';

/** A waiting room as this process last read it, at most about a second ago. */
export interface Room extends RoomFacts {
  id: string;
  productId: string;
  productName: string;
  ratePerMinute: number;
  /** The rate at present; lower while payments are slow. */
  currentRate: number;
  nextNumber: number;
  nowServing: number;
  /** Null before the draw. */
  drawnCount: number | null;
  /** Returns the place of a number: as it was drawn, or for those that came later the number itself. */
  placeOf(number: number): number;
}

/** The number of an account, and when its turn ends or ended; null before the turn. */
export interface StoredPlace {
  number: number;
  admittedUntil: string | null;
}

/** The waiting rooms of a process (docs/spec/waiting-room.md). Without rooms nothing costs a query. */
export interface WaitingRooms {
  /** Returns the latest room of a television, closed ones included for a day. */
  roomOf(productId: string): Room | undefined;
  /** Gives an account a number, or returns the one it has. Accounts that join at the same time share a transaction. */
  join(roomId: string, userId: string): Promise<StoredPlace | undefined>;
  /** Runs the start of a payment; measures its duration while a room is open. */
  measure<T>(start: () => Promise<T>): Promise<T>;
  /** Reads the rooms anew, and stores how long payments took to start. */
  refresh(): Promise<void>;
  /** Refreshes every second until it is stopped. Resolves when the rooms have been read once. */
  start(): Promise<void>;
  stop(): void;
}
