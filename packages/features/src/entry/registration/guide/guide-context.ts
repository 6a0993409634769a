import { createContext, type ComponentType } from 'react';

/** The guide shown over registration pages. */
export type RegistrationGuide = ComponentType<{ readonly onClose: () => void }>;

/** Provided by the portal; undefined if it has no guide. */
export const RegistrationGuideContext = createContext<RegistrationGuide | undefined>(undefined);
