import type { PasswordProfileId } from '@lianxin/domain';
import { createContext, use } from 'react';

/** Options beyond the specification, which the server tells the portal. */
export interface Safeguards {
  readonly passwordProfile: PasswordProfileId;
  /** Whether the server draws and checks the picture for changing a password. */
  readonly serverCaptcha: boolean;
  /** Address of the signing-device bridge; null if the platform has none. */
  readonly ukeyBridge: string | null;
}

/** The specification without options. */
export const PLAIN_SAFEGUARDS: Safeguards = { passwordProfile: 'spec', serverCaptcha: false, ukeyBridge: null };

/** Provided by the portal. */
export const SafeguardsContext = createContext(PLAIN_SAFEGUARDS);

export const useSafeguards = (): Safeguards => use(SafeguardsContext);
