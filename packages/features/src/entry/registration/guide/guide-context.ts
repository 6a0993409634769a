import { createContext, type ComponentType } from 'react';

/** What explains registering, to be read over its pages. */
export type RegistrationGuide = ComponentType<{ readonly onClose: () => void }>;

/** The guide that the portal brings; undefined where it brings none. */
export const RegistrationGuideContext = createContext<RegistrationGuide | undefined>(undefined);
