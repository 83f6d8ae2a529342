import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import * as texts from '@aabha/messages/layout';
import { taglineOf } from '../lib/tagline-of';
import type { ApiOutputs } from '../lib/trpc';
import { BottomBar } from './BottomBar';
import { Footer } from './Footer';
import { Header } from './Header';
import { ConnectionNotice } from './ConnectionNotice';
import classes from './Shell.module.css';
import { GoogleAnalyticsOutlet } from './GoogleAnalyticsOutlet';
import { PinButton } from './PinButton';
import { NavigationProgress } from './NavigationProgress';
import { ToastOutlet } from './ToastOutlet';

const LogoutDialog = lazy(() =>
  import('./LogoutDialog').then((module) => ({ default: module.LogoutDialog })),
);

/** The frame of every page. */
export function Shell({
  settings,
  googleAnalyticsId,
  children,
}: {
  settings: ApiOutputs['settings']['get'];
  /** Empty where Google Analytics is not used. */
  googleAnalyticsId: string;
  children: ReactNode;
}) {
  const { brand } = settings;
  const [searchOpen, setSearchOpen] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const openSearch = useCallback(() => {
    window.scrollTo({ top: 0 });
    setSearchOpen(true);
  }, []);
  return (
    <div className={classes.shell}>
      <a href="#content" className={classes.skip}>
        {texts.skipToContent}
      </a>
      <Header
        brandName={brand.name}
        searchOpen={searchOpen}
        onSearch={setSearchOpen}
        onLogout={() => setLeaving(true)}
      />
      <PinButton below />
      <main id="content" className={classes.main} tabIndex={-1}>
        <noscript>
          {/* Browsers with scripts have no use for it: React hydrates nothing inside. */}
          {import.meta.env.SSR && <p className="wrap page">{texts.turnOnJavaScript}</p>}
        </noscript>
        {children}
      </main>
      <Footer brand={brand} tagline={taglineOf(settings)} hasGoogleAnalytics={googleAnalyticsId !== ''} />
      <BottomBar onSearch={openSearch} />
      <NavigationProgress />
      <ConnectionNotice />
      <ToastOutlet />
      {googleAnalyticsId !== '' && <GoogleAnalyticsOutlet id={googleAnalyticsId} />}
      {leaving && (
        <Suspense fallback={null}>
          <LogoutDialog open onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </div>
  );
}
