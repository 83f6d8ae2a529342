import { spawnSync } from 'node:child_process';
import { aptInstall } from './apt-install';

/** Whether fontconfig knows no font with Devanagari. False where there is no fontconfig, as on macOS and Windows. */
function isHindiFontMissing(): boolean {
  const { status, stdout } = spawnSync('fc-list', [':lang=hi'], { encoding: 'utf8' });
  return status === 0 && stdout.trim() === '';
}

/**
 * Installs a font for the browser tests of pages in Hindi where there is none: they would measure boxes, which are wider
 * than letters. Says so where it cannot.
 */
export async function ensureHindiFont(): Promise<void> {
  if (!isHindiFontMissing()) return;
  await aptInstall(['fonts-lohit-deva']);
  if (isHindiFontMissing())
    process.stdout.write(
      'No font with Devanagari: tests of pages in Hindi will fail. Install one, such as fonts-lohit-deva.\n',
    );
}
