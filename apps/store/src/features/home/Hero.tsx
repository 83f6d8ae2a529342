import { formatRupees } from '@aabha/contracts/money/money-format';
import type { ProductCard } from '@aabha/contracts/products/products.schema';
import * as texts from '@aabha/messages/home';
import { ResponsivePicture } from '@aabha/ui/components/ResponsivePicture';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc';
import classes from './Hero.module.css';
import { featuredInput, heroInput, heroTextInput } from './home-queries';

function HeroModel({ product }: { product: ProductCard }) {
  const [{ sentences }] = trpc.settings.hero.useSuspenseQuery(heroTextInput);
  const { title, text, language } = sentences[product.technology];
  const [picture] = product.pictures;
  return (
    <div className={`wrap ${classes.inside}`}>
      <div className={classes.heading} lang={language}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.text}>{text}</p>
      </div>
      {picture && (
        <div className={classes.pictureArea}>
          <ResponsivePicture
            picture={picture}
            alt={texts.seenFromTheFront(product.name)}
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
          <span className={classes.taxes}>{texts.inclusiveOfAllTaxes}</span>
        </p>
        <Link to="/television/$id" params={{ id: product._id }} className={classes.action}>
          {texts.seeThisTelevision}
          <span className="visually-hidden">: {product.name}</span>
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
  const [{ emptyTitle, emptyLanguage }] = trpc.settings.hero.useSuspenseQuery(heroTextInput);
  return (
    <section className={classes.hero} aria-label={texts.ourChoice}>
      {model ? (
        <HeroModel product={model} />
      ) : (
        <div className={`wrap ${classes.inside}`}>
          <div className={classes.heading}>
            <h1 className={classes.title} lang={emptyLanguage}>
              {emptyTitle}
            </h1>
            <Link to="/televisions" className={classes.action}>
              {texts.seeTheTelevisions}
              <IconArrowRight size={20} stroke={2} aria-hidden />
            </Link>
          </div>
        </div>
      )}
    </section>
  );
}
