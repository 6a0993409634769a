/** The signed-in person and role, and the session's data in the browser. */
export { enterByPartner, enteredByPartner } from './partner-entry.ts';
export { clearMarkers, dropMarkerCopy, hasMarker, namesIntegration, readCookie, readMarker } from './marker.ts';
export {
  SessionContext,
  SessionProvider,
  useSession,
  useSignedInViewer,
  useViewer,
  viewerKey,
  type EndCause,
  type Session,
  type SessionState,
  type SignInReply,
} from './session.tsx';
export { tellOfSwitch } from './switch-channel.ts';
export { NOTHING_PENDING, viewerOf, type PendingWork, type Viewer } from './viewer.ts';
