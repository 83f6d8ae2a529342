import { lazy, Suspense, type ReactNode } from 'react';
import * as texts from '@aabha/messages/home';
import { Featured } from './Featured';
import { FilmSection } from './FilmSection';
import { Hero } from './Hero';
import type { HomeSection } from './home-section';
import classes from './Home.module.css';
import { LaterSection } from '../../lib/LaterSection';
import { ProductSection, type RenderProducts } from './ProductSection';
import { SizeTiles } from './SizeTiles';
import { TechnologyTiles } from './TechnologyTiles';

const LinkSection = lazy(() => import('./LinkSection').then((module) => ({ default: module.LinkSection })));

interface HomePageProps {
  /** In the order of staff (docs/spec/home-page.md). */
  sections: readonly HomeSection[];
  renderProducts: RenderProducts;
  /** Loaded when the news section comes near the viewport. */
  news: ReactNode;
}

type SectionProps = Pick<HomePageProps, 'renderProducts' | 'news'> & { section: HomeSection };

function Section({ section, renderProducts, news }: SectionProps) {
  const { kind, key, title, text, products = [] } = section;
  switch (kind) {
    case 'deals':
    case 'picks': {
      const own = kind === 'deals' ? { title: texts.realDeals, text: texts.realDealsText } : undefined;
      return (
        <ProductSection
          id={key}
          title={title ?? own?.title}
          text={text ?? own?.text}
          {...{ products, renderProducts }}
        />
      );
    }
    case 'sizes':
      return <SizeTiles section={section} />;
    case 'featured':
      return <Featured section={section} renderProducts={renderProducts} />;
    case 'technologies':
      return <TechnologyTiles section={section} />;
    case 'film':
      return <FilmSection section={section} />;
    case 'budgets':
    case 'rooms':
    case 'guide':
    case 'brands':
    case 'trust':
      return (
        <Suspense fallback={null}>
          <LinkSection section={{ ...section, kind }} />
        </Suspense>
      );
    case 'news':
      return <LaterSection>{news}</LaterSection>;
    default:
      return null;
  }
}

/** The hero, and below it the sections in the order of staff. */
export function HomePage({ sections, ...slots }: HomePageProps) {
  return (
    <>
      <Hero />
      <div className={classes.below}>
        {sections.map((section) => (
          <Section key={section.key} section={section} {...slots} />
        ))}
      </div>
    </>
  );
}
