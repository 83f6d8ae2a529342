import * as texts from '@aabha/messages/home';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import mp4 from './film/film.mp4';
import poster from './film/poster.webp';
import webm from './film/film.webm';
import classes from './HomeFilm.module.css';
import { useFilm } from './use-film';

/** A muted film of seven seconds that loops while it is visible. */
export function HomeFilm() {
  const { video, playing, toggle, noteState } = useFilm();
  return (
    <>
      <video
        ref={video}
        className={classes.video}
        poster={poster}
        width={1280}
        height={720}
        muted
        loop
        playsInline
        preload="none"
        disablePictureInPicture
        aria-label={texts.filmDescription}
        onPlay={noteState}
        onPause={noteState}
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
      </video>
      <button
        type="button"
        className={classes.toggle}
        aria-label={playing ? texts.pauseFilm : texts.playFilm}
        onClick={toggle}
      >
        {playing ? (
          <IconPlayerPauseFilled size={20} aria-hidden />
        ) : (
          <IconPlayerPlayFilled size={20} aria-hidden />
        )}
      </button>
    </>
  );
}
