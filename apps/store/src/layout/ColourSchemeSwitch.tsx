import * as texts from '@aabha/messages/layout';
import { useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import classes from './Header.module.css';

/** Light or dark; until somebody chooses, the page follows the system. */
export function ColourSchemeSwitch() {
  const { toggleColorScheme } = useMantineColorScheme();
  return (
    <button
      type="button"
      className={classes.icon}
      onClick={toggleColorScheme}
      aria-label={texts.switchColourScheme}
    >
      <IconSun className={classes.inDark} size={22} stroke={1.7} aria-hidden />
      <IconMoon className={classes.inLight} size={22} stroke={1.7} aria-hidden />
    </button>
  );
}
