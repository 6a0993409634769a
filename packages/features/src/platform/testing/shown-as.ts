import { createContext } from 'react';
import type { PersonName } from './people.ts';

/** The person as whom every screen is shown, in place of the story's own. */
export const ShownAs = createContext<PersonName | undefined>(undefined);
