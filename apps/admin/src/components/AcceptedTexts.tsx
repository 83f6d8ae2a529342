import { Link } from '@mui/material';
import { SECTION_LABELS } from '@aabha/contracts/shop-settings/section-labels';
import { acceptedTextPath } from '@aabha/contracts/shop-texts/accepted-text-path';
import {
  ACCEPTED_TEXTS,
  type AcceptedTexts as Accepted,
} from '@aabha/contracts/shop-texts/accepted-texts.schema';
import { useShopSettings } from './use-shop-settings';

/** The terms and policies that were accepted with an order, each as a link to that version. */
export function AcceptedTexts({ accepted }: { accepted: Accepted }) {
  const storeUrl = useShopSettings()?.storeUrl ?? '';
  return ACCEPTED_TEXTS.map((name) => (
    <span key={name} style={{ display: 'block' }}>
      <Link
        href={storeUrl + acceptedTextPath(name, accepted)}
        target="_blank"
        rel="noreferrer"
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 24 }}
      >
        {SECTION_LABELS[name].label} (version {accepted.versions[name]})
      </Link>
    </span>
  ));
}
