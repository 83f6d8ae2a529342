import { description } from '@aabha/messages/home-head';
import { pageHead, type PageHead, type StructuredData } from '../../lib/page-head';
import type { ApiOutputs } from '../../lib/trpc';

type Brand = ApiOutputs['settings']['get']['brand'];

/** Returns the shop's data (schema.org/Organization). */
function organisation(origin: string, brand: Brand): StructuredData {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organisation`,
    name: brand.name,
    legalName: brand.legalName,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: brand.supportEmail,
    telephone: brand.phone,
    taxID: brand.gstin,
    address: {
      '@type': 'PostalAddress',
      streetAddress: brand.addressLine,
      addressLocality: brand.city,
      addressRegion: brand.state,
      postalCode: brand.pinCode,
      addressCountry: 'IN',
    },
    sameAs: [brand.instagramUrl, brand.facebookUrl, brand.youtubeUrl].filter(Boolean),
  };
}

/** Returns the search action of the shop (schema.org/WebSite). */
function website(origin: string, brand: Brand): StructuredData {
  return {
    '@type': 'WebSite',
    name: brand.name,
    url: `${origin}/`,
    publisher: { '@id': `${origin}/#organisation` },
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}/televisions?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}

/** Returns the metadata of the home page. */
export async function homeHead(loading: Parameters<typeof pageHead>[0]): Promise<PageHead> {
  const { brand } = await loading.context.api.settings.get.ensureData(undefined, { staleTime: Infinity });
  return pageHead(loading, {
    description,
    structured: (origin) => [organisation(origin, brand), website(origin, brand)],
  });
}
