import type { Handlers } from '../../../../calls/handler.ts';
import { listPayables } from './list.ts';
import { payOffline, undoOffline } from './offline.ts';

/** What an enterprise owes: the vouchers that it issued, and its purchase invoices. */
export const payableHandlers: Handlers['payable'] = { list: listPayables, payOffline, undoOffline };
