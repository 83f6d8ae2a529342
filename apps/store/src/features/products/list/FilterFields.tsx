import { PRICE_BANDS } from '@aabha/contracts/products/products.rules';
import { stars } from '@aabha/messages/quantities';
import { stockBadge } from '@aabha/messages/stock';
import { countryName } from '@aabha/messages/countries';
import * as texts from '@aabha/messages/televisions';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../../lib/trpc';
import { ChoiceGroup } from './ChoiceGroup';
import { FacetGroup, FilterSection } from './FacetGroup';
import { PriceForm } from './PriceForm';
import { PriceRanges } from './PriceRanges';
import { televisionFilters } from './televisions-query';
import { byResolution, byTechnology, isResolution, isTechnology } from './televisions-search';
import { toggleValue, usePromptTelevisionsSearch } from './use-televisions-search';

const bands = [
  { value: undefined, label: texts.anyPrice },
  ...PRICE_BANDS.map(({ key }) => ({ value: key, label: texts.priceBand(key) })),
];
const descending = (a: number, b: number) => b - a;
const ascending = (a: number, b: number) => a - b;

/** All filters; each change takes effect immediately, and the counts follow. */
export function FilterFields() {
  const { search, change } = usePromptTelevisionsSearch();
  const { data: facets } = trpc.products.facets.useQuery(
    { filters: televisionFilters(search) },
    { placeholderData: keepPreviousData },
  );
  const inStock = facets?.availability.find(({ value }) => value === 'in')?.count ?? 0;
  const outOfStock = facets?.availability.find(({ value }) => value === 'out')?.count ?? 0;
  const ownRange = search.min !== undefined || search.max !== undefined;
  const known = <T extends string>(
    facet: readonly { value: string; count: number }[] | undefined,
    is: (value: string) => value is T,
  ) => facet?.flatMap(({ value, count }) => (is(value) ? [{ value, count }] : []));
  return (
    <>
      <FilterSection title={texts.price}>
        <ChoiceGroup
          options={ownRange ? [...bands, { value: 'own' as const, label: texts.customRange }] : bands}
          selected={ownRange ? 'own' : search.band}
          onChoose={(band) => {
            if (band !== 'own') change({ band, min: undefined, max: undefined });
          }}
        />
        <PriceRanges
          counts={facets?.priceRanges}
          min={search.min}
          max={search.max}
          onChoose={(min, max) => change({ band: undefined, min, max })}
        />
        <PriceForm
          min={search.min}
          max={search.max}
          range={facets?.price}
          onApply={(min, max) => change({ band: undefined, min, max })}
        />
      </FilterSection>
      <FilterSection title={texts.availability}>
        <ChoiceGroup
          options={[
            { value: undefined, label: texts.all, count: facets && inStock + outOfStock },
            { value: 'in', label: stockBadge(1), count: facets && inStock },
            { value: 'out', label: stockBadge(0), count: facets && outOfStock },
          ]}
          selected={search.stock}
          onChoose={(stock) => change({ stock })}
        />
      </FilterSection>
      <FacetGroup
        title={texts.screenSize}
        facet={facets?.screenInches}
        selected={search.size}
        onToggle={(value) => change({ size: toggleValue(search.size, value) })}
        label={(inches) => `${inches}″`}
        compare={ascending}
        compact
      />
      <FacetGroup
        title={texts.resolution}
        facet={known(facets?.resolution, isResolution)}
        selected={search.resolution}
        onToggle={(value) => change({ resolution: toggleValue(search.resolution, value) })}
        compare={byResolution}
      />
      <FacetGroup
        title={texts.technology}
        facet={known(facets?.technology, isTechnology)}
        selected={search.technology}
        onToggle={(value) => change({ technology: toggleValue(search.technology, value) })}
        compare={byTechnology}
      />
      <FacetGroup
        title={texts.brand}
        facet={facets?.companyName}
        selected={search.brand}
        onToggle={(value) => change({ brand: toggleValue(search.brand, value) })}
      />
      <FacetGroup
        title={texts.beeStarRating}
        facet={facets?.beeStars}
        selected={search.stars}
        onToggle={(value) => change({ stars: toggleValue(search.stars, value) })}
        label={stars}
        compare={descending}
        folded
      />
      <FacetGroup
        title={texts.countryOfOrigin}
        facet={facets?.countryOfOrigin}
        selected={search.origin}
        onToggle={(value) => change({ origin: toggleValue(search.origin, value) })}
        label={countryName}
        folded
      />
    </>
  );
}
