import * as texts from '@aabha/messages/home';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import hero from './Hero.module.css';
import type { SectionWords } from './home-section';
import classes from './Tiles.module.css';

/** The way to the guide that finds a television for a room. */
export function Guide({ section: { title, text } }: { section: SectionWords }) {
  return (
    <section className={`wrap later ${classes.guideSection}`} aria-labelledby="guide">
      <div className={`${hero.hero} ${classes.guide}`}>
        <div>
          <h2 id="guide">{title ?? texts.notSure}</h2>
          <p className={classes.guideText}>{text ?? texts.notSureText}</p>
        </div>
        <Link to="/find-my-television" className={hero.action}>
          {texts.findMyTelevision}
          <IconArrowRight size={20} stroke={2} aria-hidden />
        </Link>
      </div>
    </section>
  );
}
