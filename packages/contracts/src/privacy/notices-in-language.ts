import type { ConsentPurpose } from './privacy.values';

/** What a notice says in one language. */
interface NoticeText {
  title: string;
  /** The personal data, itemised. */
  data: readonly string[];
  /** What they are used for, and what that makes possible. */
  uses: readonly string[];
  withdraw: string;
}

/** All notices in one language. */
export interface NoticesInLanguage {
  /** Above the data and above the uses, where a notice is one text. */
  headings: readonly [data: string, uses: string];
  /** How to use one's rights, and where to complain: the same in every notice. */
  rights: string;
  texts: Readonly<Record<ConsentPurpose, NoticeText>>;
}
