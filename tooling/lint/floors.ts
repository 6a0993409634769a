import type { Layer } from './groups.ts';

/** The folders of `apps/server/src`, the lowest first: a floor imports itself and those before it. */
export const floors: readonly Layer[] = [
  { name: 'schema', what: 'the tables, and the types of their ids' },
  {
    name: 'platform',
    what: 'what any business needs and none is: clock, ids, database, jobs, mail, storage, signer, gateways, sessions, drawing of PDF, configuration',
  },
  {
    name: 'ledger',
    what: 'pieces of vouchers: making, splitting, offering, receiving, closing; the hash chain and its check. Knows neither HTTP nor the wire',
  },
  { name: 'calls', what: 'what is said of each call: whose data it may see, how it runs, who answers it' },
  { name: 'business', what: 'a group of folders for each part of the business, in the order of the groups above' },
  {
    name: 'http',
    what: 'calls from request to answer, sessions in cookies, routes that are no calls, the files of the portal; `app.ts` and `calls.ts` put all together',
  },
  { name: 'operations', what: 'the people of the platform: their listener, acts, proposals, audit trail and command line' },
  { name: 'sandbox', what: 'the people, enterprises and stories of a sandbox, played through the calls themselves' },
];

/** Floors that do not know the contract: what goes over the wire comes to them as plain values. */
export const knowsNoWire: readonly string[] = ['platform', 'ledger'];
