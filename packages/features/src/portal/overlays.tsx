import { ConnectionNotice, SessionWatch } from '../entry/index.ts';
import { StepUp } from '../safeguards/index.ts';

/** What stands over every page: the network's news, the end of a session, and a confirmation before acts on money. */
export const Overlays = () => (
  <>
    <ConnectionNotice />
    <SessionWatch />
    <StepUp />
  </>
);

export { entryWords } from '../entry/index.ts';
