import type { ApiOutputs } from '../../lib/trpc';

interface Shop {
  brand: ApiOutputs['settings']['get']['brand'];
}

const dialled = (phone: string) => phone.replaceAll(/[^+\d]/g, '');

export function SupportEmail({ brand }: { brand: Pick<Shop['brand'], 'supportEmail'> }) {
  return <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>;
}

export function SupportPhone({ brand }: { brand: Pick<Shop['brand'], 'phone'> }) {
  return <a href={`tel:${dialled(brand.phone)}`}>{brand.phone}</a>;
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
