import { acceptedTextPath } from '@aabha/contracts/shop-texts/accepted-text-path';
import {
  ACCEPTED_TEXTS,
  type AcceptedTexts as Accepted,
} from '@aabha/contracts/shop-texts/accepted-texts.schema';
import { BASE_PATH } from '@aabha/messages/language';
import * as texts from '@aabha/messages/orders';

/** Links to the terms and policies of an order exactly as they were accepted with it. */
export function AcceptedTexts({ accepted }: { accepted: Accepted }) {
  return ACCEPTED_TEXTS.map((name) => (
    <div key={name}>
      <a href={BASE_PATH + acceptedTextPath(name, accepted)}>
        {texts.acceptedVersion(texts.acceptedTextNames[name], accepted.versions[name])}
      </a>
    </div>
  ));
}
