import { z } from 'zod';

/** Server-sent events, each as its text with the empty line at its end. */
export interface EventStream {
  events: AsyncIterable<string>;
}
/** The response of a call that sends events. Over REST it is the events; it contains a stream, so only its type is checked. */
export const EventStream = z.custom<EventStream>().meta({ type: 'string' });
