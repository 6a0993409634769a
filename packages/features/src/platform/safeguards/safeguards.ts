import type { PasswordProfileId } from '@lianxin/domain';
import { createContext, use } from 'react';

/** What this installation asks for besides the specification; the portal learns it from the server. */
export interface Safeguards {
  readonly passwordProfile: PasswordProfileId;
  /** Whether the server draws and checks the picture of a change of password. */
  readonly serverCaptcha: boolean;
  /** Where the bridge to signing devices answers; null: the platform has none. */
  readonly ukeyBridge: string | null;
}

/** The specification, and nothing more. */
export const PLAIN_SAFEGUARDS: Safeguards = { passwordProfile: 'spec', serverCaptcha: false, ukeyBridge: null };

/** Given by the portal. */
export const SafeguardsContext = createContext(PLAIN_SAFEGUARDS);

export const useSafeguards = (): Safeguards => use(SafeguardsContext);
