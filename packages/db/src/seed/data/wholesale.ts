/** Televisions that are also sold in quantity, by slug, with their breaks in paise off the selling price. */
interface WholesaleEntry {
  slug: string;
  breaks: readonly { minQuantity: number; maxQuantity: number | null; discountPaise: number }[];
}

const three = (first: number): WholesaleEntry['breaks'] => [
  { minQuantity: 5, maxQuantity: 9, discountPaise: first * 100 },
  { minQuantity: 10, maxQuantity: 24, discountPaise: first * 180 },
  { minQuantity: 25, maxQuantity: null, discountPaise: first * 250 },
];

export const WHOLESALE: readonly WholesaleEntry[] = [
  { slug: 'kiranix-bindu-24-hd', breaks: three(300) },
  { slug: 'kiranix-bindu-32-hd', breaks: three(400) },
  { slug: 'kiranix-rekha-43', breaks: three(700) },
  { slug: 'kiranix-rekha-plus-55', breaks: three(1200) },
  { slug: 'meghna-sahaj-32-hd', breaks: three(400) },
  { slug: 'meghna-parivar-43', breaks: three(900) },
  { slug: 'meghna-parivar-65', breaks: three(2000) },
  { slug: 'nilava-jhilmil-55', breaks: three(1500) },
  { slug: 'tarangi-atithi-32-hd', breaks: three(500) },
  { slug: 'tarangi-atithi-43', breaks: three(800) },
  { slug: 'tarangi-atithi-50', breaks: three(1100) },
  { slug: 'tarangi-atithi-55', breaks: three(1400) },
];
