export { portalBuild, type PortalBuildOptions } from './portal-build.ts';
