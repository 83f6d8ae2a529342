import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/share';
import { Button, buttonClass } from '@aabha/ui/components/Button';
import { IconBrandWhatsapp, IconLink } from '@tabler/icons-react';
import { notify } from '../../lib/notify';
import { whatsappLink } from './whatsapp-link';

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    notify('success', texts.linkCopied, 'share');
  } catch {
    // The clipboard may be unavailable, as on pages without https.
    notify('error', texts.copyingNotAllowed, 'share');
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
    <div role="group" aria-label={texts.share}>
      <a
        href={whatsappLink(`${name}, ${formatRupees(price)}`, address)}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ kind: 'quiet' })}
      >
        <IconBrandWhatsapp size={20} stroke={1.7} aria-hidden />
        {texts.shareOnWhatsApp}
      </a>
      <Button kind="quiet" onClick={() => void copy(address)}>
        <IconLink size={20} stroke={1.7} aria-hidden />
        {texts.copyLink}
      </Button>
    </div>
  );
}
