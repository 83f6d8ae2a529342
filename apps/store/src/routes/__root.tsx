import { useEffect, type ReactNode } from 'react';
import { LOCALE } from '@aabha/messages/language';
import * as titles from '@aabha/messages/page-titles';
import englishFont from '@aabha/ui/fonts/manrope-english.woff2?url';
import { mantineTheme } from '@aabha/ui/mantine-theme';
import { ColorSchemeScript, MantineProvider, mantineHtmlProps } from '@mantine/core';
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  Scripts,
  useRouter,
  type ErrorComponentProps,
} from '@tanstack/react-router';
import { RefreshWithoutScript } from '../features/waiting-room/RefreshWithoutScript';
import { ErrorScreen } from '../layout/ErrorScreen';
import { InlinedStyles } from '../layout/InlinedStyles';
import { ScriptPreloads } from '../layout/ScriptPreloads';
import { Shell } from '../layout/Shell';
import { whenOnline } from '../lib/connection';
import { replayPreHydrationInput, PRE_HYDRATION_INPUT_SCRIPT } from '../lib/pre-hydration-input';
import { DEFAULT_TRUSTED_TYPES_SCRIPT } from '../lib/default-trusted-types-script';
import { DEFERRED_LAYOUT_SCRIPT, layOutDeferred } from '../lib/deferred-layout';
import { REMEMBERED_PIN_SCRIPT } from '../lib/remembered-pin';
import type { RouterContext } from '../lib/router-context';
import { taglineOf } from '../lib/tagline-of';
import { trpc } from '../lib/trpc';

/** The title of pages without their own, such as unknown ones. */
function titleOf(
  shop: { name: string; tagline: string } | undefined,
  matches: readonly { status: string; _notFound?: boolean }[],
): string {
  const missing = matches.some((match) => match.status === 'notFound' || match._notFound);
  return [missing && titles.pageNotFound, shop?.name ?? titles.televisions, !missing && shop?.tagline]
    .filter(Boolean)
    .join(' · ');
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: () => whenOnline(),
  loader: async ({ context }) => {
    const settings = await context.api.settings.get.ensureData(undefined, { staleTime: Infinity });
    return { name: settings.brand.name, tagline: taglineOf(settings) };
  },
  head: ({ loaderData, match, matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: titleOf(loaderData, matches) },
      {
        name: 'description',
        content: titles.shopDescription,
      },
      { name: 'color-scheme', content: 'light dark' },
      ...(match.context.googleAnalyticsId
        ? [{ name: 'google-analytics-id', content: match.context.googleAnalyticsId }]
        : []),
    ],
    links: [
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
      { rel: 'preload', href: englishFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
    ],
  }),
  component: Root,
  errorComponent: RootError,
});

/** Runs before hydration only, so the browser's bundle does not have it. */
const HEAD_SCRIPT = import.meta.env.SSR
  ? `${DEFAULT_TRUSTED_TYPES_SCRIPT};${PRE_HYDRATION_INPUT_SCRIPT};${DEFERRED_LAYOUT_SCRIPT};${REMEMBERED_PIN_SCRIPT}`
  : '';

function Document({ children }: { children: ReactNode }) {
  const nonce = useRouter().options.ssr?.nonce;
  useEffect(() => {
    setTimeout(replayPreHydrationInput);
    layOutDeferred();
  }, []);
  return (
    <html lang={LOCALE} {...mantineHtmlProps}>
      <head>
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
        <HeadContent />
        {import.meta.env.SSR && <RefreshWithoutScript />}
        {import.meta.env.SSR && <InlinedStyles />}
        <ColorSchemeScript defaultColorScheme="auto" nonce={nonce} />
      </head>
      <body>
        <MantineProvider
          theme={mantineTheme}
          defaultColorScheme="auto"
          withGlobalClasses={false}
          withCssVariables={false}
        >
          {children}
        </MantineProvider>
        <Scripts />
        {import.meta.env.SSR && <ScriptPreloads />}
      </body>
    </html>
  );
}

function Root() {
  const [settings] = trpc.settings.get.useSuspenseQuery(undefined, { staleTime: Infinity });
  const { googleAnalyticsId } = Route.useRouteContext();
  return (
    <Document>
      <Shell settings={settings} googleAnalyticsId={googleAnalyticsId}>
        <Outlet />
      </Shell>
    </Document>
  );
}

function RootError(props: ErrorComponentProps) {
  return (
    <Document>
      <main>
        <ErrorScreen {...props} />
      </main>
    </Document>
  );
}
