export { ApplicationLog, type ApplicationLogProps } from './application-log.tsx';
export { HandedIn, type HandedInProps } from './handed-in.tsx';
export { ReasonBanner } from './reason-banner.tsx';
export { ReasonDialog, type ReasonDialogProps } from './reason-dialog.tsx';
export { ReturnedBanner } from './returned-banner.tsx';
