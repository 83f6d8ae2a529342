/** Returns the address of a list with these filters and sort, in react-admin's format. */
export function listAddress(
  screen: string,
  filter: Record<string, unknown> = {},
  sort?: { field: string; order: 'ASC' | 'DESC' },
): string {
  const query = new URLSearchParams();
  /*
   * An empty filter is included beside a sort: without one react-admin drops the list parameters, and the
   * page with them.
   */
  if (sort || Object.keys(filter).length > 0) query.set('filter', JSON.stringify(filter));
  if (sort) {
    query.set('sort', sort.field);
    query.set('order', sort.order);
  }
  const search = query.toString();
  return `/admin-dashboard/${screen}${search && `?${search}`}`;
}
