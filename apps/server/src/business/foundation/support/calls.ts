import type { SomeCalls } from '../../../calls/call.ts';
export const supportCalls = {
  support: {
    downloads: { scope: 'public', statements: 1, handle: async ({ language }, _request, { downloads }) => downloads.list(language) },
  },
} satisfies SomeCalls;
