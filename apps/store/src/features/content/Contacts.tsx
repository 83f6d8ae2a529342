import type { Shop } from './content';

const dialled = (phone: string) => phone.replaceAll(/[^+\d]/g, '');

export function SupportEmail({ brand }: Shop) {
  return <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>;
}

export function SupportPhone({ brand }: Shop) {
  return <a href={`tel:${dialled(brand.phone)}`}>{brand.phone}</a>;
}

export function Helpline({ brand }: Shop) {
  return <a href={`tel:${dialled(brand.helpline)}`}>{brand.helpline}</a>;
}

/** The registered address in the format of a letter. */
export function PostalAddress({ brand }: Shop) {
  return (
    <address>
      {brand.legalName}
      <br />
      {brand.addressLine}
      <br />
      {brand.city} {brand.pinCode}, {brand.state}, India
    </address>
  );
}
