/* Sharing a television. */

export const share = 'शेयर करें';
export const shareOnWhatsApp = 'WhatsApp पर शेयर करें';
export const copyLink = 'लिंक कॉपी करें';
export const linkCopied = 'लिंक कॉपी हो गया';
export const copyingNotAllowed = 'आपके ब्राउज़र ने कॉपी नहीं करने दिया। लिंक एड्रेस बार में है।';
