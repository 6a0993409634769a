import { deliveryCalls } from './message-delivery.ts';
import { messageCalls, pendingWorkCalls } from './message.ts';

/** Messages, announcements, what waits for a person, and where word of them goes. */
export const message = { ...messageCalls, ...pendingWorkCalls, ...deliveryCalls };
