import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/share';
import { Button, buttonClass } from '@aabha/ui/components/Button';
import { IconBrandWhatsapp, IconLink } from '@tabler/icons-react';
import { copyLink } from '../../lib/copy-link';
import { whatsappLink } from './whatsapp-link';
import classes from './ShareLinks.module.css';

interface ShareLinksProps {
  /** The absolute address. */
  address: string;
  name: string;
  /** Rupees, inclusive of all taxes. */
  price: number;
}

/** Shares a television by WhatsApp, or as a copied link. */
export function ShareLinks({ address, name, price }: ShareLinksProps) {
  return (
    <div className={classes.share} role="group" aria-label={texts.share}>
      <a
        href={whatsappLink(`${name}, ${formatRupees(price)}`, address)}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ kind: 'quiet' })}
      >
        <IconBrandWhatsapp size={20} stroke={1.7} aria-hidden />
        {texts.shareOnWhatsApp}
      </a>
      <Button kind="quiet" onClick={() => void copyLink(address, texts.copyingNotAllowed)}>
        <IconLink size={20} stroke={1.7} aria-hidden />
        {texts.copyLink}
      </Button>
    </div>
  );
}
