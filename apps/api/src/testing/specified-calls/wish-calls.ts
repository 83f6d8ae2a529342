/** Calls about wish lists (docs/spec/wish-list.md#calls). */
export const WISH_CALLS: readonly string[] = [
  'POST /wish/add',
  'POST /wish/list',
  'POST /wish/merge',
  'POST /wish/quote',
  'POST /wish/remove',
];
