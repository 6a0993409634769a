export type { MenuEntry, MenuSection } from './menu-item.ts';
export { SiderMenu, type SiderMenuProps } from './sider-menu.tsx';
