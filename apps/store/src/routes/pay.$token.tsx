import * as titles from '@aabha/messages/page-titles';
import { unknownLink } from '@aabha/messages/pay-link';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { PayLinkSummary } from '../features/cart/PayLinkSummary';
import { PayLinkEnd } from '../features/checkout/PayLinkEnd';
import { PayLinkScreen } from '../features/checkout/PayLinkScreen';
import { describeError } from '../lib/describe-error';
import { pageTitle } from '../lib/page-title';

/** Pays an order that staff composed (docs/spec/draft-orders.md#page). Whoever has the link may pay. */
export const Route = createFileRoute('/pay/$token')({
  // Rendered pages are shared between visitors; this address is one person's key.
  ssr: false,
  loader: async ({ params: { token }, context: { api } }) => {
    try {
      const [{ payLink }, { upiCeiling }, acceptedTexts] = await Promise.all([
        api.payLink.get.fetch({ token }, { staleTime: 0 }),
        api.settings.get.ensureData(undefined, { staleTime: Infinity }),
        api.settings.textVersions.fetch(undefined, { staleTime: 0 }),
      ]);
      return { payLink, upiCeiling, acceptedTexts };
    } catch (error) {
      const { reason, message } = describeError(error);
      if (reason !== 'PAY_LINK_UNKNOWN') throw error;
      return { refusal: message };
    }
  },
  gcTime: 0,
  head: ({ matches }) => ({
    meta: [
      pageTitle(matches, titles.yourOrder),
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: PayLink,
});

function PayLink() {
  const { token } = Route.useParams();
  const loaded = Route.useLoaderData();
  const router = useRouter();
  if (loaded.refusal !== undefined) return <PayLinkEnd title={unknownLink} text={loaded.refusal} />;
  const { payLink, upiCeiling, acceptedTexts } = loaded;
  return (
    <PayLinkScreen
      key={token}
      token={token}
      payLink={payLink}
      upiCeiling={upiCeiling}
      acceptedTexts={acceptedTexts}
      summary={<PayLinkSummary payLink={payLink} />}
      readAgain={() => void router.invalidate()}
    />
  );
}
