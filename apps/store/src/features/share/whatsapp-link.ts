/** Opens WhatsApp with the words and the address written out; the person chooses to whom. */
export function whatsappLink(words: string, address: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${words}\n${address}`)}`;
}
