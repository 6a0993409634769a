/** The table of pages: which there are, who may open them, and moving between them. */
export { decide, type Decision, type Entering } from './decide.ts';
export { defineNavigation, group, page, pagesOf, redirect, section, standalone } from './define.ts';
export { Entrance, type EntranceProps, type FrameProps } from './entrance.tsx';
export { FullPageLayout, FullPagePart, useLeadToPart } from './full-page-layout.tsx';
export { homeOf, pageFor, pageOf } from './find-place.ts';
export { GuardedRouter } from './guarded-router.tsx';
export { beginAt } from './history-entry.ts';
export { internalAddress } from './internal-address.ts';
export { landingAfterSwitch } from './landing-after-switch.ts';
export { guardLeaving, type AskToLeave } from './leave-guard.ts';
export { headerMenu, markedSection, mayOpen, sideMenu, type HeaderItem, type MenuItem } from './menus.ts';
export * from './place.ts';
export {
  LeadOn,
  NavigationProvider,
  PlaceButton,
  PlaceLink,
  SignInFirst,
  useGoTo,
  useGoToSignIn,
  useHome,
  useNavigation,
  usePlace,
  type PathTo,
} from './places.tsx';
export { useQueryState } from './query-state.ts';
export { recordNameAt, useRecordName, useRecordNames, type RecordNames } from './record-name.ts';
export { rowAt } from './row-at.ts';
export type { GroupRow, IconName, PageOptions, PageRow, Predicate, RedirectRow, Row, Section, SectionOptions } from './row.ts';
export { preloadScreen, ScreenBoundary, ScreenSlot } from './screen-slot.tsx';
export { lazyScreen, type Screen, type ScreenProps, type Side } from './screen.ts';
export { documentTitle } from './title.ts';
