import * as common from '@aabha/messages/common';
import * as texts from '@aabha/messages/contact';
import { openingHours } from '@aabha/messages/opening-hours';
import { IconBrandWhatsapp, IconClock, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc';
import classes from './contact.module.css';

const ICON = { size: 22, stroke: 1.6, 'aria-hidden': true, className: classes.icon } as const;

/** Other contacts of the shop, with hours. */
export function ContactDetails() {
  const [{ brand }] = trpc.settings.get.useSuspenseQuery(undefined, { staleTime: Infinity });
  return (
    <section className={classes.details} aria-labelledby="reach-us">
      <h2 id="reach-us" className={classes.subtitle}>
        {texts.otherWaysToReachUs}
      </h2>
      <ul className={classes.ways}>
        <li>
          <IconPhone {...ICON} />
          <div>
            <h3>{texts.call}</h3>
            <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a>
            <p className="soft small">
              {texts.warrantyHelpline}{' '}
              <a href={`tel:${brand.helpline.replaceAll(' ', '')}`}>{brand.helpline}</a>
            </p>
          </div>
        </li>
        {brand.whatsapp && (
          <li>
            <IconBrandWhatsapp {...ICON} />
            <div>
              <h3>{texts.chat}</h3>
              <a href={`https://wa.me/${brand.whatsapp}`} target="_blank" rel="noopener noreferrer">
                WhatsApp
              </a>
            </div>
          </li>
        )}
        <li>
          <IconMail {...ICON} />
          <div>
            <h3>{common.email}</h3>
            <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
          </div>
        </li>
        <li>
          <IconClock {...ICON} />
          <div>
            <h3>{texts.hours}</h3>
            <p>{openingHours(brand.hours)}</p>
          </div>
        </li>
        <li>
          <IconMapPin {...ICON} />
          <div>
            <h3>{texts.visit}</h3>
            <address className={classes.address}>
              {brand.legalName}, {brand.addressLine}, {brand.city} {brand.pinCode}, {brand.state}
            </address>
          </div>
        </li>
      </ul>
      <p className="soft small">
        {texts.grievanceOfficer(brand.grievanceOfficer)}{' '}
        <Link to="/grievance">{texts.howWeHandleComplaints}</Link>
      </p>
    </section>
  );
}
