import { lazy } from 'react';

/** The letter to be printed and sealed, fetched when it is asked for. */
export const AuthorisationTemplate = lazy(() =>
  import('./authorisation-template.tsx').then((file) => ({ default: file.AuthorisationTemplate })),
);
