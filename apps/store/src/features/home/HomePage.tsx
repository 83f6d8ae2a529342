import type { ReactNode } from 'react';
import type { ProductCard } from '@aabha/contracts/products/products.schema';
import { Featured } from './Featured';
import { Hero } from './Hero';
import classes from './Home.module.css';
import { SizeTiles } from './SizeTiles';
import { TechnologyTiles } from './TechnologyTiles';
import { Trust } from './Trust';

interface HomePageProps {
  renderProducts: (products: readonly ProductCard[]) => ReactNode;
}

export function HomePage({ renderProducts }: HomePageProps) {
  return (
    <>
      <Hero />
      <div className={classes.below}>
        <SizeTiles />
        <TechnologyTiles />
        <Featured renderProducts={renderProducts} />
        <Trust />
      </div>
    </>
  );
}
