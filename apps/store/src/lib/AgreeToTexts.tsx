import type { TextName } from '@aabha/contracts/shop-texts/text-names';
import { TEXT_PAGES } from '@aabha/contracts/shop-texts/text-pages';
import { BASE_PATH } from '@aabha/messages/language';
import { agreeToTexts } from '@aabha/messages/rich/checkout';

/** A link that leaves the form open. */
const newTab = (page: TextName, text: string) => (
  <a href={BASE_PATH + TEXT_PAGES[page]} target="_blank">
    {text}
  </a>
);

/** The sentence above the button of an order, with links to what is accepted (docs/spec/checkout.md#texts-agreed). */
export function AgreeToTexts() {
  return <p className="soft small">{agreeToTexts(newTab)}</p>;
}
