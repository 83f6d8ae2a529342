import { lazy } from 'react';

/** What stands beside the form of the sign-in, loaded when it is needed. */
export const BesideSignIn = lazy(() => import('./SignInScreens'));
