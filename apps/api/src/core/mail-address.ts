/** A mail address with its display name, which may be empty. */
export interface MailAddress {
  name: string;
  address: string;
}

/** Returns the parts of `Name <address>`, `"Name" <address>` or a bare address. A comma belongs to the name. */
export function parseMailAddress(text: string): MailAddress {
  const [, name = '', address] = /^(.*)<([^<>]+)>\s*$/s.exec(text) ?? [];
  if (address === undefined) return { name: '', address: text.trim() };
  const quoted = /^"(.*)"$/s.exec(name.trim())?.[1];
  return { name: quoted?.replace(/\\(.)/gs, '$1') ?? name.trim(), address: address.trim() };
}
