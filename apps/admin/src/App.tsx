import { CssBaseline } from '@mui/material';
import { QueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { AdminContext, AdminUI, Resource } from 'react-admin';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';
import { createAuthProvider, LOGIN_PATH } from './data/auth-provider';
import { createDataProvider } from './data/data-provider';
import { staffConfirmation } from './data/trpc';
import { adminStore } from './components/admin-store';
import { darkTheme, lightTheme } from './components/themes';
import { BackOfficeLayout } from './components/BackOfficeLayout';
import { BackOfficeNotification } from './components/BackOfficeNotification';
import { isDialogOpen } from './components/dialog-open';
import { i18nProvider } from './components/i18n-provider';
import { NotFound } from './components/NotFound';
import { Unauthorized } from './components/Unauthorized';
import { dashboardActions } from './dashboard/dashboard.data';
import { BesideSignIn } from './components/sign-in/BesideSignIn';
import { LoginPage } from './login/LoginPage';
import { RESOURCES } from './resources/resources';

const Dashboard = lazy(() => import('./dashboard/Dashboard'));
const authProvider = createAuthProvider(RESOURCES);
const dataProvider = createDataProvider(RESOURCES, dashboardActions);

staffConfirmation.ask = async () => (await import('./components/step-up/confirm-staff')).confirmStaff();

/** Automatic refetches pause while a dialog covers the data. */
const noDialogIsOpen = () => !isDialogOpen();
const queryClient = new QueryClient({
  defaultOptions: { queries: { refetchOnWindowFocus: noDialogIsOpen, refetchOnReconnect: noDialogIsOpen } },
});

function Context() {
  return (
    <AdminContext
      basename="/admin-dashboard"
      queryClient={queryClient}
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      store={adminStore}
      theme={lightTheme}
      darkTheme={darkTheme}
    >
      <CssBaseline />
      <Suspense>
        <Outlet />
      </Suspense>
      <BackOfficeNotification />
    </AdminContext>
  );
}

/** Notifications outlive their screen (signing in navigates), so they are mounted above all screens. */
function Elsewhere() {
  return null;
}

function BackOffice() {
  return (
    <AdminUI
      title="Back office"
      dashboard={Dashboard}
      layout={BackOfficeLayout}
      notification={Elsewhere}
      catchAll={NotFound}
      accessDenied={Unauthorized}
      loginPage={false}
      requireAuth
      disableTelemetry
    >
      {RESOURCES.filter(({ list, edit }) => list ?? edit).map(
        ({ label, group, may, badge, live, data: _data, ...screens }) => (
          <Resource key={screens.name} {...screens} options={{ label, group, may, badge, live }} />
        ),
      )}
    </AdminUI>
  );
}

const router = createBrowserRouter([
  {
    element: <Context />,
    children: [
      { path: LOGIN_PATH, element: <LoginPage /> },
      { path: '/admin-dashboard/*', element: <BackOffice /> },
      { path: '*', element: <BesideSignIn /> },
    ],
  },
]);

/** The back office: react-admin on the addresses of the specification (docs/spec/back-office.md#screens). */
export function App() {
  return <RouterProvider router={router} />;
}
