export { clearMarkers, dropMarkerCopy, hasMarker, readCookie, readMarker } from './marker.ts';
export { SessionProvider, useSession, useSignedInViewer, useViewer, type Session } from './session.tsx';
export { NOTHING_PENDING, viewerOf, type PendingWork, type Viewer } from './viewer.ts';
