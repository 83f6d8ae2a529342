import { api, toHttpError } from '../../data/trpc';

export type OrderNotes = Awaited<ReturnType<typeof api.orderNotes.list.query>>;
type Staff = OrderNotes['staff'][number];

/* Separate from the data provider, since only the page of an order calls them. */
export const listNotes = (id: string) => api.orderNotes.list.query({ id }).catch(toHttpError);
export const downloadNoteFile = (id: string) => api.orderNotes.downloadFile.query({ id }).catch(toHttpError);

interface TypedNote {
  id: string;
  text: string;
  mentions: readonly string[];
  files: readonly File[];
}

export function addNote({ id, text, mentions, files }: TypedNote): Promise<OrderNotes> {
  const form = new FormData();
  form.append('id', id);
  form.append('text', text);
  for (const staffId of mentions) form.append('mentions', staffId);
  for (const file of files) form.append('files', file);
  return api.orderNotes.add.mutate(form).catch(toHttpError);
}

/** Returns the staff that a text mentions: `@` with their whole name. Of names that begin alike, the longer one is meant. */
export function mentionedIn(text: string, staff: readonly Staff[]): Staff[] {
  let rest = text;
  return staff
    .toSorted((one, other) => other.name.length - one.name.length)
    .filter(({ name }) => {
      const parts = rest.split(`@${name}`);
      rest = parts.join(' ');
      return parts.length > 1;
    });
}

/** Returns the staff whose names the word after the last `@` begins, while it is typed; nobody otherwise. */
export function suggestedFor(text: string, staff: readonly Staff[]): Staff[] {
  const typed = /(?:^|\s)@([^@\n]{0,40})$/.exec(text)?.[1]?.toLowerCase();
  if (typed === undefined) return [];
  return staff
    .filter(({ name }) => name.toLowerCase().startsWith(typed) && name.toLowerCase() !== typed)
    .slice(0, 6);
}

/** Returns a text with the name of a member of staff in place of what was typed after the last `@`. */
export const withMention = (text: string, { name }: Staff): string =>
  `${text.slice(0, text.lastIndexOf('@'))}@${name} `;
