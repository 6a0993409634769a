import { contract, type Endpoint } from '@lianxin/api/contract';

type Calls = Readonly<Record<string, Endpoint>>;

/** Resources whose answers live on the screen and may differ after somebody else's act. */
const WATCHED: Readonly<Record<string, Calls>> = {
  message: contract.message,
  enterprise: contract.enterprise,
  bankAccount: contract.bankAccount,
  creditLine: contract.creditLine,
  supplier: contract.supplier,
  tradeContract: contract.tradeContract,
  tradeInvoice: contract.tradeInvoice,
  issuance: contract.issuance,
  voucher: contract.voucher,
  transfer: contract.transfer,
  workbench: contract.workbench,
  fee: contract.fee,
  staff: contract.staff,
};

const ANNOUNCED = [contract.message.listAnnouncements, contract.message.announcement];
/** What waits for a person follows from every business. */
const FOLLOWING = [
  contract.message.pendingWork,
  contract.message.unreadCount,
  contract.workbench.overview,
  contract.account.listEnterprises,
];

const queriesOf = (calls: Calls | undefined): readonly Endpoint[] => Object.values(calls ?? {}).filter(({ kind }) => kind === 'query');

/** The calls whose kept answers may differ after word of these topics; "*" is all that are watched. */
export function endpointsOf(topics: ReadonlySet<string>): readonly Endpoint[] {
  const named = topics.has('*') ? Object.keys(WATCHED) : [...topics].filter((topic) => Object.hasOwn(WATCHED, topic));
  const found = new Set(named.flatMap((name) => queriesOf(WATCHED[name])));
  if (topics.has('announcement')) for (const endpoint of ANNOUNCED) found.add(endpoint);
  if (named.length > 0) for (const endpoint of FOLLOWING) found.add(endpoint);
  return [...found];
}
