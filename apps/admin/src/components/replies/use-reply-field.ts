import { useRef, type RefObject } from 'react';
import { fillReply } from '@aabha/contracts/saved-replies/fill-reply';
import { insertText } from '../../data/insert-text';

interface ReplyField {
  ref: RefObject<HTMLTextAreaElement | null>;
  /** Inserts a text where the cursor is. */
  insert: (text: string) => void;
  /** Says what in braces is still to fill in; empty where there is nothing. */
  toFillIn: string;
}

/** Returns what a text field needs for saved replies. */
export function useReplyField(text: string, setText: (text: string) => void): ReplyField {
  const ref = useRef<HTMLTextAreaElement>(null);
  const insert = (inserted: string) => {
    const { text: whole, end } = insertText(text, ref.current?.selectionEnd ?? text.length, inserted);
    setText(whole);
    /* Once the field has the text, and the dialog that it was chosen in has given the focus back. */
    setTimeout(() => {
      ref.current?.focus();
      ref.current?.setSelectionRange(end, end);
    });
  };
  const left = fillReply(text, {}).missing.map((word) => `{${word}}`);
  return { ref, insert, toFillIn: left.length === 0 ? '' : `Fill in ${left.join(' and ')} before you send.` };
}
