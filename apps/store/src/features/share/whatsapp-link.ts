/** Returns a link that opens WhatsApp with text and address; the person selects the recipient. */
export function whatsappLink(text: string, address: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${text}\n${address}`)}`;
}
