/** A layer of folders: it stands on the layers before it in its list, and knows none after it. */
export interface Layer {
  readonly name: string;
  /** What it is, for docs/architecture.md. */
  readonly what: string;
}

interface Group extends Layer {
  /** Where it has folders; both places when absent. */
  readonly only?: 'features';
}

/**
 * The groups of folders of `packages/features/src` and `apps/server/src/business`, the lowest first: a folder imports folders of its own
 * group and of groups before it. A new group is a line here.
 */
export const groups: readonly Group[] = [
  { name: 'platform', only: 'features', what: 'what every screen stands on, whatever it is about' },
  { name: 'foundation', what: 'what every business needs and none of them is: parties, files, legal texts, signing, messages' },
  { name: 'applications', what: 'what applications of every kind share' },
  { name: 'trade', what: 'the trade behind vouchers: suppliers, contracts, invoices' },
  { name: 'vouchers', what: 'credit lines, issuing, transferring and holding vouchers' },
  { name: 'lending', what: 'money from lenders against vouchers: financing and pledging, seen from both sides' },
  { name: 'money', what: 'accounts, dues, payment at maturity, and the figures of an enterprise' },
  { name: 'evidence', what: 'proof of what happened, for people outside the platform' },
  { name: 'work', what: 'what waits for a person, across all businesses' },
  { name: 'entry', what: 'registering, signing in, and what stands around a session' },
  { name: 'enterprise', what: 'the enterprise itself, its people, and help for them' },
  { name: 'portal', only: 'features', what: 'the portal of a bank, put together from all groups' },
];

/** What runs while a portal is built and never in a browser. */
export const builder = 'packages/features/src/portal/vite/';
