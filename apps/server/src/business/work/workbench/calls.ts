import type { SomeCalls } from '../../../calls/call.ts';
import { find } from './find.ts';
import { listMessagesWithWork, readMessageWithWork } from './message-work.ts';
import { overview } from './overview.ts';
import { pendingWorkOf } from './pending-work.ts';

export const workbenchCalls = {
  workbench: {
    overview: { scope: 'enterprise', statements: 12, handle: overview },
    find: { scope: 'enterprise', statements: 2, handle: find },
  },
  message: {
    list: { scope: 'enterprise', statements: 3, handle: listMessagesWithWork },
    detail: { scope: 'enterprise', statements: 2, handle: readMessageWithWork },
    pendingWork: {
      scope: 'enterprise',
      background: true,
      statements: 2,
      handle: ({ db, viewer, clock }) => pendingWorkOf(db, viewer, clock.now()),
    },
  },
} satisfies SomeCalls;
