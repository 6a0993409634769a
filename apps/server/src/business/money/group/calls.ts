import type { SomeCalls } from '../../../calls/call.ts';
import { listGroupEnterprises } from './members.ts';
import { figures } from './figures.ts';
import { overview } from './overview.ts';
import { pivot } from './pivot.ts';

/** Group figures for the group's data role and for issuers. */
export const groupCalls = {
  group: {
    figures: { scope: 'enterprise', statements: 8, handle: figures },
    overview: { scope: 'enterprise', statements: 3, handle: overview },
    pivot: { scope: 'enterprise', statements: 4, handle: pivot },
  },
  enterprise: {
    listGroupEnterprises: { scope: 'enterprise', statements: 2, handle: listGroupEnterprises },
  },
} satisfies SomeCalls;
