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
        Other ways to reach us
      </h2>
      <ul className={classes.ways}>
        <li>
          <IconPhone {...ICON} />
          <div>
            <h3>Call</h3>
            <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a>
            <p className="soft small">
              Warranty helpline: <a href={`tel:${brand.helpline.replaceAll(' ', '')}`}>{brand.helpline}</a>
            </p>
          </div>
        </li>
        {brand.whatsapp && (
          <li>
            <IconBrandWhatsapp {...ICON} />
            <div>
              <h3>Chat</h3>
              <a href={`https://wa.me/${brand.whatsapp}`} target="_blank" rel="noopener noreferrer">
                WhatsApp
              </a>
            </div>
          </li>
        )}
        <li>
          <IconMail {...ICON} />
          <div>
            <h3>Email</h3>
            <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
          </div>
        </li>
        <li>
          <IconClock {...ICON} />
          <div>
            <h3>Hours</h3>
            <p>{brand.hours}</p>
          </div>
        </li>
        <li>
          <IconMapPin {...ICON} />
          <div>
            <h3>Visit</h3>
            <address className={classes.address}>
              {brand.legalName}, {brand.addressLine}, {brand.city} {brand.pinCode}, {brand.state}
            </address>
          </div>
        </li>
      </ul>
      <p className="soft small">
        Grievance officer: {brand.grievanceOfficer}. We acknowledge every complaint within 48 hours and
        resolve it within one month. <Link to="/grievance">How we handle complaints</Link>
      </p>
    </section>
  );
}
