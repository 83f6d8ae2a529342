import { formatRupees } from '@aabha/contracts/money/money-format';
import { Button, buttonClass } from '@aabha/ui/components/Button';
import { IconBrandWhatsapp, IconLink } from '@tabler/icons-react';
import { notify } from '../../lib/notify';
import { whatsappLink } from './whatsapp-link';
import classes from './ShareLinks.module.css';

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    notify('success', 'Link copied', 'share');
  } catch {
    // The clipboard may be unavailable, as on pages without https.
    notify('error', 'Your browser did not allow copying. The link is in the address bar.', 'share');
  }
}

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
    <div className={classes.share} role="group" aria-label="Share">
      <a
        href={whatsappLink(`${name}, ${formatRupees(price)}`, address)}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ kind: 'quiet' })}
      >
        <IconBrandWhatsapp size={20} stroke={1.7} aria-hidden />
        Share on WhatsApp
      </a>
      <Button kind="quiet" onClick={() => void copy(address)}>
        <IconLink size={20} stroke={1.7} aria-hidden />
        Copy link
      </Button>
    </div>
  );
}
