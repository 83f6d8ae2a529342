import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AdminContext, memoryStore, ResourceContextProvider, type AuthProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { BackOfficeNotification } from '../components/BackOfficeNotification';
import { i18nProvider } from '../components/i18n-provider';
import { lightTheme } from '../components/themes';
import { createDataProvider } from '../data/data-provider';
import type { BackOfficeResource } from '../data/resource';
import { signedInAs } from './signed-in-as';

/* Dialogs open and close immediately. */
const NO_TIME = {
  shortest: 0,
  shorter: 0,
  short: 0,
  standard: 0,
  complex: 0,
  enteringScreen: 0,
  leavingScreen: 0,
};
const theme = { ...lightTheme, transitions: { duration: NO_TIME } };

interface Surroundings {
  /** The resources whose data the screen uses; it belongs to the first. */
  resources: readonly BackOfficeResource[];
  /** The session; that of a SuperAdmin unless another is given. */
  authProvider?: AuthProvider;
  /** The address, below which other addresses show 'elsewhere'. */
  at?: string;
}

/** Renders a part of a screen within react-admin, on the data of its resources, and returns who uses it. */
export function renderScreen(
  screen: ReactNode,
  { resources, authProvider = signedInAs('SuperAdmin'), at = '/' }: Surroundings,
) {
  const context = (
    <AdminContext
      dataProvider={createDataProvider(resources)}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      store={memoryStore()}
      theme={theme}
    >
      <ResourceContextProvider value={resources[0]?.name ?? ''}>{screen}</ResourceContextProvider>
      <BackOfficeNotification />
    </AdminContext>
  );
  const router = createMemoryRouter(
    [
      { path: at, element: context },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/before', at], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }), router };
}
