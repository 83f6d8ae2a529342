import type { ReactNode } from 'react';
import type { ProductCard } from '@aabha/contracts/products/products.schema';
import { Featured } from './Featured';
import { FilmSection } from './FilmSection';
import { Hero } from './Hero';
import classes from './Home.module.css';
import { LaterSection } from './LaterSection';
import { SizeTiles } from './SizeTiles';
import { TechnologyTiles } from './TechnologyTiles';
import { Trust } from './Trust';

interface HomePageProps {
  renderProducts: (products: readonly ProductCard[]) => ReactNode;
  /** Loaded when the news section comes near the viewport. */
  news: ReactNode;
}

export function HomePage({ renderProducts, news }: HomePageProps) {
  return (
    <>
      <Hero />
      <div className={classes.below}>
        <SizeTiles />
        <TechnologyTiles />
        <Featured renderProducts={renderProducts} />
      </div>
      <FilmSection />
      <div className={classes.below}>
        <Trust />
        <LaterSection>{news}</LaterSection>
      </div>
    </>
  );
}
