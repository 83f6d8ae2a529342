/** What a saved reply can name in braces; what each becomes is decided for the case that is answered. */
export const REPLY_PLACEHOLDERS = ['name', 'ticket', 'order', 'due', 'staff', 'shop'] as const;
export type ReplyPlaceholder = (typeof REPLY_PLACEHOLDERS)[number];

/** What each placeholder becomes, for the people who write saved replies. */
export const PLACEHOLDER_MEANINGS: Readonly<Record<ReplyPlaceholder, string>> = {
  name: 'the customer’s name',
  ticket: 'the number of the complaint or message',
  order: 'the order’s number',
  due: 'the day by which we act',
  staff: 'your name',
  shop: 'the shop’s name',
};

/** Characters of the text of a reply. */
export const REPLY_TEXT_MAX = 4000;
