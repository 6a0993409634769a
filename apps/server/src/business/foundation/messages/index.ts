/** Messages to people, announcements, and delivery by email and SMS. */
export { messageCalls } from './calls.ts';
export { publishedFile } from './announcements.ts';
export { decisionSms } from './delivered-text.ts';
export { listMessages, readMessage, type StoredMessage } from './messages.ts';
export { deliveryJobs } from './delivery-jobs.ts';
export { type Addressee, type Notice, notify, notifyAll } from './notify.ts';
export type { TellContext } from './tell-context.ts';
export { type NewAnnouncement, publishAnnouncement, withdrawAnnouncement } from './publish.ts';
export { languageOf } from './message-text.ts';
