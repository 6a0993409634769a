export { decide, type Decision } from './decide.ts';
export { defineNavigation, group, page, pagesOf, redirect, section, standalone } from './define.ts';
export { headerMenu, mayOpen, sideMenu, type HeaderItem, type MenuItem } from './menus.ts';
export { NavigationProvider, useGoTo, useNavigation, usePlace } from './places.tsx';
export { useQueryState } from './query-state.ts';
export type { GroupRow, PageRow, Predicate, RedirectRow, Row, Section, Side } from './row.ts';
export { lazyScreen, type Screen, type ScreenProps } from './screen.ts';
export { documentTitle } from './title.ts';
