/** Where the rows behind a figure are: a screen's list with these filters set, as the list itself keeps them. */
export function listAddress(
  screen: string,
  filter: Record<string, unknown> = {},
  sort?: { field: string; order: 'ASC' | 'DESC' },
): string {
  const query = new URLSearchParams();
  /* An empty one too beside a sort: react-admin forgets a list without any, and its page with it. */
  if (sort || Object.keys(filter).length > 0) query.set('filter', JSON.stringify(filter));
  if (sort) {
    query.set('sort', sort.field);
    query.set('order', sort.order);
  }
  const search = query.toString();
  return `/admin-dashboard/${screen}${search && `?${search}`}`;
}
