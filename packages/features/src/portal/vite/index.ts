/** How a portal is built with Vite, whichever bank it belongs to. */
export { portalBuild, type PortalBuildOptions } from './portal-build.ts';
