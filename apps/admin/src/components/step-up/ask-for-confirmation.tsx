import { createTheme, ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import type { StepUpWay } from '@aabha/contracts/accounts/step-up.values';
import { getStepUpWays } from '../../data/step-up';
import { adminStore } from '../admin-store';
import { darkTheme, lightTheme } from '../themes';
import { StepUpDialog } from './StepUpDialog';

/** Returns the theme that the back office has now: the chosen one, else that of the device. */
function presentTheme() {
  const chosen = adminStore.getItem<string | undefined>('theme');
  const isDark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  return createTheme(isDark ? darkTheme : lightTheme);
}

interface Choice {
  ways: readonly StepUpWay[];
  failure?: string;
}

/**
 * Shows the dialog, above whatever screen or dialog is open, until staff have confirmed or cancelled it. It has a root of its
 * own, so that the first load of the back office has no place for it. Returns whether they confirmed.
 */
export async function askForConfirmation(): Promise<boolean> {
  const choice = await getStepUpWays().then(
    (ways): Choice => ({ ways }),
    (error: Error): Choice => ({ ways: [], failure: error.message }),
  );
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const isConfirmed = await new Promise<boolean>((resolve) =>
    root.render(
      <ThemeProvider theme={presentTheme()}>
        <StepUpDialog {...choice} onClose={resolve} />
      </ThemeProvider>,
    ),
  );
  root.unmount();
  place.remove();
  return isConfirmed;
}
