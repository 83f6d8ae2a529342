import { lazy, Suspense } from 'react';
import * as texts from '@aabha/messages/account-pages';
import * as titles from '@aabha/messages/page-titles';
import { createFileRoute } from '@tanstack/react-router';
import { ProfileScreen } from '../../features/accounts/ProfileScreen';
import { pageTitle } from '../../lib/page-title';
import { readSession } from '../../lib/session';

const BusinessDetails = lazy(() =>
  import('../../features/business/BusinessDetails').then((module) => ({ default: module.BusinessDetails })),
);

const AddressBook = lazy(() =>
  import('../../features/addresses/AddressBook').then((module) => ({ default: module.AddressBook })),
);

const Devices = lazy(() =>
  import('../../features/devices/Devices').then((module) => ({ default: module.Devices })),
);

export const Route = createFileRoute('/_signed-in/user-profile')({
  loader: async ({ context }) => {
    const userId = readSession()?.userId ?? '';
    const { user } = await context.api.accounts.get.ensureData({ id: userId });
    return { userId, person: { name: user.name, phone: user.phone } };
  },
  head: ({ matches }) => ({ meta: [pageTitle(matches, titles.myProfile)] }),
  pendingComponent: () => (
    <div className="wrap page">
      <h1>{titles.myProfile}</h1>
      <div
        className="skeleton"
        style={{ maxWidth: 680, height: 440, marginTop: 32 }}
        role="status"
        aria-label={texts.loadingProfile}
      />
    </div>
  ),
  component: UserProfile,
});

function UserProfile() {
  const { userId, person } = Route.useLoaderData();
  return (
    <div className="wrap page">
      <h1>{titles.myProfile}</h1>
      <ProfileScreen userId={userId} />
      <Suspense fallback={null}>
        <AddressBook person={person} />
        <BusinessDetails />
        <Devices />
      </Suspense>
    </div>
  );
}
