import { formatCount } from '@aabha/contracts/counts/counts';
import { RETURN_DAYS } from '@aabha/contracts/settings/promises';
import { openingHours } from '@aabha/messages/opening-hours';
import * as texts from '@aabha/messages/set-up';
import { buttonClass } from '@aabha/ui/components/Button';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc';
import { Part } from './Part';
import classes from './set-up.module.css';
import type { Guide } from './steps-of';
import { Tick } from './Tick';

/** What happens when it is switched on for the first time. */
export function StartPart({ guide: { start, power, system } }: { guide: Guide }) {
  const more: Readonly<Partial<Record<(typeof start)[number], string>>> = {
    ...(power === null ? {} : { power: texts.powerIs(power) }),
    ...(system === null ? {} : { apps: texts.systemIs(system) }),
  };
  return (
    <Part number={5} title={texts.start}>
      {start.map((step) => (
        <Tick key={step} step={`start ${step}`}>
          {texts.startSteps[step]} {more[step]}
        </Tick>
      ))}
    </Part>
  );
}

/** The check for faulty pixels, while it can be returned. */
export function CheckPart() {
  return (
    <Part number={6} title={texts.check}>
      <p>{texts.checkText(RETURN_DAYS)}</p>
      <div className={classes.actions}>
        <Link to="/pixel-lab" className={buttonClass({ kind: 'outline' })}>
          {texts.pixelLab}
        </Link>
      </div>
      <Tick step="check">{texts.checked}</Tick>
    </Part>
  );
}

/** Which settings save electricity. */
export function EnergyPart({ energy: { stars, kwhYear, standbyWatts } }: Pick<Guide, 'energy'>) {
  return (
    <Part number={7} title={texts.energy}>
      {stars !== null && kwhYear !== null && <p>{texts.label(stars, formatCount(kwhYear))}</p>}
      <Tick step="energy">
        {texts.pictureMode} {texts.ambient}
      </Tick>
      {standbyWatts !== null && <p className="soft">{texts.standby(String(standbyWatts))}</p>}
    </Part>
  );
}

/** Whom to call. */
export function HelpPart() {
  const [{ brand }] = trpc.settings.get.useSuspenseQuery(undefined, { staleTime: Infinity });
  return (
    <Part number={8} title={texts.help}>
      <p>{texts.helpText}</p>
      <p>
        {texts.call}{' '}
        <a className={classes.phone} href={`tel:${brand.helpline.replaceAll(/[^+\d]/g, '')}`}>
          {brand.helpline}
        </a>
        <br />
        <span className="soft">{openingHours(brand.hours)}</span>
      </p>
      <div className={classes.actions}>
        <Link to="/contact" className={buttonClass({ kind: 'outline' })}>
          {texts.write}
        </Link>
        <Link to="/complaints" className={buttonClass({ kind: 'outline' })}>
          {texts.complain}
        </Link>
      </div>
      <p className="soft">{texts.warranty}</p>
    </Part>
  );
}
