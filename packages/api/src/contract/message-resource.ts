import { deliveryCalls } from './message-delivery.ts';
import { messageCalls, pendingWorkCalls } from './message.ts';

/** Messages and their delivery, announcements, and the marks for pending work. */
export const message = { ...messageCalls, ...pendingWorkCalls, ...deliveryCalls };
