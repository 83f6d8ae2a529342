import { linkCopied } from '@aabha/messages/share';
import { notify } from './notify';

/** Copies an address and says so; says `notAllowed` where the clipboard is unavailable, as on pages without https. */
export async function copyLink(address: string, notAllowed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    notify('success', linkCopied, 'share');
  } catch {
    notify('error', notAllowed, 'share');
  }
}
