export { useIsMobile, useIsTablet, useMediaQuery } from './use-media-query.ts';
