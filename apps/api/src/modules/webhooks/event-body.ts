/** Returns the id of an event as receivers see it. */
export const eventIdOf = (id: string): string => `evt_${id.replaceAll('-', '')}`;

/** Returns the body of an event: the same bytes in each try. */
export const eventBody = (event: {
  type: string;
  createdAt: string;
  data: Readonly<Record<string, unknown>>;
}): string => JSON.stringify({ type: event.type, timestamp: event.createdAt, data: event.data });
