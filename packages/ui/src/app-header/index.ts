export { AppHeader, type AppHeaderProps } from './app-header.tsx';
export type { HeaderNavItem } from './header-nav.tsx';
