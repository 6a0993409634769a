export { standingFile } from './announcements.ts';
export { decisionSms } from './delivered-text.ts';
export { deliveryJobs } from './delivery-jobs.ts';
export { messageHandlers } from './handlers.ts';
export { type Addressee, notify, notifyAll, type TellContext } from './notify.ts';
export { type NewAnnouncement, publishAnnouncement, withdrawAnnouncement } from './publish.ts';
export { languageOf } from './told.ts';
