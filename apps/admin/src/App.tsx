import { CssBaseline } from '@mui/material';
import { QueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { AdminContext, AdminUI, defaultI18nProvider, localStorageStore, Resource } from 'react-admin';
import { createBrowserRouter, Navigate, Outlet, RouterProvider } from 'react-router-dom';
import { authProvider, LOGIN_PATH } from './data/auth-provider';
import { dataProvider } from './data/data-provider';
import { darkTheme, lightTheme } from './components/themes';
import { BackOfficeLayout } from './components/BackOfficeLayout';
import { BackOfficeNotification } from './components/BackOfficeNotification';
import { isDialogOpen } from './components/dialog-open';
import { NotFound } from './components/NotFound';
import { Unauthorized } from './components/Unauthorized';
import { LoginPage } from './login/LoginPage';
import returns from './resources/returns';
import wholesaleOrders from './resources/wholesale-orders';
import serviceAreas from './resources/service-areas';
import coupons from './resources/coupons';
import wholesale from './resources/wholesale';
import { customers, staff } from './resources/accounts';
import auditLog from './resources/audit';
import complaints from './resources/complaints';
import { messages, subscribers } from './resources/contact';
import differences from './resources/discrepancies';
import failures from './resources/failures';
import invoices from './resources/invoices';
import inventory from './resources/inventory';
import news from './resources/news';
import orders from './resources/orders';
import products from './resources/products';
import reviews from './resources/reviews';
import webVitals from './resources/web-vitals';

const Dashboard = lazy(() => import('./dashboard/Dashboard'));
const store = localStorageStore('1', 'back-office');

/** Automatic refetches pause while a dialog covers the data. */
const noDialogIsOpen = () => !isDialogOpen();
const queryClient = new QueryClient({
  defaultOptions: { queries: { refetchOnWindowFocus: noDialogIsOpen, refetchOnReconnect: noDialogIsOpen } },
});

const i18nProvider: typeof defaultI18nProvider = {
  ...defaultI18nProvider,
  translate: (key, options) =>
    key === 'ra.message.invalid_form'
      ? 'Please check the highlighted fields.'
      : defaultI18nProvider.translate(key, options),
};

function Context() {
  return (
    <AdminContext
      basename="/admin-dashboard"
      queryClient={queryClient}
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      store={store}
      theme={lightTheme}
      darkTheme={darkTheme}
    >
      <CssBaseline />
      <Outlet />
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
      {products.map((product) => (
        <Resource key={product.name} {...product} />
      ))}
      <Resource {...orders} />
      <Resource {...coupons} />
      <Resource {...wholesale} />
      <Resource {...wholesaleOrders} />
      <Resource {...returns} />
      <Resource {...serviceAreas} />
      <Resource {...invoices} />
      <Resource {...complaints} />
      <Resource {...news} />
      <Resource {...customers} />
      <Resource {...reviews} />
      <Resource {...messages} />
      <Resource {...subscribers} />
      <Resource {...failures} />
      <Resource {...differences} />
      <Resource {...staff} />
      <Resource {...auditLog} />
      <Resource {...webVitals} />
      <Resource {...inventory} />
    </AdminUI>
  );
}

const router = createBrowserRouter([
  {
    element: <Context />,
    children: [
      { path: LOGIN_PATH, element: <LoginPage /> },
      { path: '/admin-dashboard/*', element: <BackOffice /> },
      { path: '*', element: <Navigate to="/admin-dashboard" replace /> },
    ],
  },
]);

/** The back office: react-admin on the addresses of the specification (docs/spec/back-office.md#screens). */
export function App() {
  return <RouterProvider router={router} />;
}
