/* Sharing a television. */

export const share = 'Share';
export const shareOnWhatsApp = 'Share on WhatsApp';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied';
export const copyingNotAllowed = 'Your browser did not allow copying. The link is in the address bar.';
