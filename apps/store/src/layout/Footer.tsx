import { lazy, Suspense } from 'react';
import * as texts from '@aabha/messages/layout';
import { openingHours } from '@aabha/messages/opening-hours';
import { BrandMark } from '@aabha/ui/components/BrandMark';
import { Button } from '@aabha/ui/components/Button';
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandWhatsapp,
  IconBrandYoutube,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { askForConsent } from '../lib/ask-for-consent';
import type { ApiOutputs } from '../lib/trpc';
import classes from './Footer.module.css';
import { LanguageLinks } from './LanguageLinks';
import { informationLinks, quickLinks, type NavigationLink } from './navigation';

// Below everything: it is in the HTML, and its script comes later.
const SubscribeForm = lazy(() =>
  import('./SubscribeForm').then((module) => ({ default: module.SubscribeForm })),
);
/* An element of its own: a part that is not hydrated yet is made anew when the footer around it renders again, and what was typed is lost. */
const SUBSCRIBE = (
  <Suspense fallback={null}>
    <SubscribeForm />
  </Suspense>
);

type Brand = ApiOutputs['settings']['get']['brand'];
const ICON = { size: 22, stroke: 1.6, 'aria-hidden': true } as const;

function LinkColumn({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      <ul className={classes.list}>
        {links.map(({ label, link }) => (
          <li key={label}>
            <Link {...link} className={classes.link} activeProps={{}}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SocialLinks({ brand }: { brand: Brand }) {
  const links = [
    {
      name: texts.whatsAppChat,
      url: brand.whatsapp && `https://wa.me/${brand.whatsapp}`,
      Icon: IconBrandWhatsapp,
    },
    { name: 'Instagram', url: brand.instagramUrl, Icon: IconBrandInstagram },
    { name: 'Facebook', url: brand.facebookUrl, Icon: IconBrandFacebook },
    { name: 'YouTube', url: brand.youtubeUrl, Icon: IconBrandYoutube },
  ].filter(({ url }) => url);
  return (
    <ul className={classes.social}>
      {links.map(({ name, url, Icon }) => (
        <li key={name}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={name}
            className={classes.socialLink}
          >
            <Icon {...ICON} />
          </a>
        </li>
      ))}
    </ul>
  );
}

interface FooterProps {
  brand: Brand;
  tagline: string;
  /** Whether Google Analytics is configured, so that consent can be changed here. */
  hasGoogleAnalytics: boolean;
}

export function Footer({ brand, tagline, hasGoogleAnalytics }: FooterProps) {
  return (
    <footer className={`later ${classes.footer}`}>
      <div className={`wrap ${classes.columns}`}>
        <div className={classes.about}>
          <BrandMark name={brand.name} sizePx={26} />
          <p className="soft">{tagline}</p>
          <SocialLinks brand={brand} />
        </div>
        <LinkColumn title={texts.quickLinks} links={quickLinks} />
        <LinkColumn title={texts.information} links={informationLinks} />
        <div>
          <h2 className={classes.heading}>{texts.hereToHelp}</h2>
          <address className={`soft ${classes.address}`}>
            <a className={classes.link} href={`mailto:${brand.supportEmail}`}>
              {brand.supportEmail}
            </a>
            <a className={classes.link} href={`tel:${brand.phone.replaceAll(' ', '')}`}>
              {brand.phone}
            </a>
            <Link to="/track" className={classes.link}>
              {texts.trackAnOrder}
            </Link>
            <span>{openingHours(brand.hours)}</span>
            <span>
              {brand.addressLine}, {brand.city}, {brand.state} {brand.pinCode}
            </span>
          </address>
        </div>
        {SUBSCRIBE}
      </div>
      <div className={`wrap soft small ${classes.legal}`}>
        {brand.legalName} · GSTIN {brand.gstin} · <Link to="/our-promises">{texts.ourPromises}</Link> ·{' '}
        <Link to="/privacy-centre">{texts.privacyCentre}</Link> · <LanguageLinks />
        {hasGoogleAnalytics && (
          <Button kind="quiet" onClick={askForConsent}>
            {texts.analyticsChoice}
          </Button>
        )}
      </div>
    </footer>
  );
}
