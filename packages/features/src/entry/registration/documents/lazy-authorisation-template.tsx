import { lazy } from 'react';

/** The letter to print and seal, loaded on demand. */
export const AuthorisationTemplate = lazy(() =>
  import('./authorisation-template.tsx').then((file) => ({ default: file.AuthorisationTemplate })),
);
