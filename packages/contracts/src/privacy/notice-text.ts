/** What a notice says in one language. */
export interface NoticeText {
  title: string;
  /** The personal data, itemised. */
  data: readonly string[];
  /** What they are used for, and what that makes possible. */
  uses: readonly string[];
  withdraw: string;
}
