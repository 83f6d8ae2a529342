import { formatRupees } from '@aabha/contracts/money/money-format';
import type { ProductCard, Technology } from '@aabha/contracts/products/products.schema';
import { ResponsivePicture } from '@aabha/ui/components/ResponsivePicture';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc';
import classes from './Hero.module.css';
import { featuredInput, heroInput } from './home-queries';

const SENTENCES: Readonly<Record<Technology, { title: string; text: string }>> = {
  OLED: {
    title: 'Black that is truly black.',
    text: 'Every pixel makes its own light and can switch off fully, so a night sky is truly black, with every star in it.',
  },
  'Mini-LED': {
    title: 'Bright, even at noon.',
    text: 'Hundreds of small lights follow the picture, so it stays clear even with the curtains open.',
  },
  QLED: {
    title: 'Colours as you remember them.',
    text: 'Quantum dots keep reds red and gold golden, right through a wedding video.',
  },
  LED: {
    title: 'A good picture at a fair price.',
    text: 'Sharp, easy to use and light on electricity.',
  },
};

function HeroModel({ product }: { product: ProductCard }) {
  const { title, text } = SENTENCES[product.technology];
  const [picture] = product.pictures;
  return (
    <div className={`wrap ${classes.inside}`}>
      <div className={classes.heading}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.text}>{text}</p>
      </div>
      {picture && (
        <div className={classes.pictureArea}>
          <ResponsivePicture
            picture={picture}
            alt={`${product.name}, seen from the front`}
            sizes="(min-width: 1312px) 800px, (min-width: 62em) 58vw, 110vw"
            priority
            className={classes.picture}
          />
        </div>
      )}
      <div className={classes.offer}>
        <p className={classes.name}>{product.name}</p>
        <p className={classes.price}>
          {formatRupees(product.new_price)}
          <span className={classes.taxes}>inclusive of all taxes</span>
        </p>
        <Link to="/television/$id" params={{ id: product._id }} className={classes.action}>
          See this television<span className="visually-hidden">: {product.name}</span>
          <IconArrowRight size={20} stroke={2} aria-hidden />
        </Link>
      </div>
    </div>
  );
}

/** A dark hero with one television: one model, one sentence, one price, one action. */
export function Hero() {
  const [dark] = trpc.products.list.useSuspenseQuery(heroInput);
  const [featured] = trpc.products.list.useSuspenseQuery(featuredInput);
  const model = dark.productList[0] ?? featured.productList[0];
  return (
    <section className={classes.hero} aria-label="Our choice">
      {model ? (
        <HeroModel product={model} />
      ) : (
        <div className={`wrap ${classes.inside}`}>
          <div className={classes.heading}>
            <h1 className={classes.title}>Televisions worth staying in for.</h1>
            <Link to="/televisions" className={classes.action}>
              See the televisions
              <IconArrowRight size={20} stroke={2} aria-hidden />
            </Link>
          </div>
        </div>
      )}
    </section>
  );
}
