import { isSocialCreditCode } from '@lianxin/domain';
import { createEnterprise, createPerson } from '../business/entry/account/index.ts';
import { hashPassword } from '../platform/security/password.ts';
import type { SeedTools } from '../platform/services.ts';
import { SANDBOX_PASSWORD } from '../sandbox/create-accounts.ts';
import { EVERY_CHANNEL, supplierOn, verified } from '../sandbox/enterprises.ts';
import { openAccounts, openLines, registerDealings, type Dealing } from '../sandbox/seed/trade.ts';
import type { Trader } from './acting.ts';
import { lendEnough, lendingWorld } from './lending.ts';

/** So many of them are needed for a voucher to be issued by one of two, to be passed on, and to be passed on again. */
const FEWEST = 5;
/** One in so many issues. */
const ISSUES_ONE_IN = 10;
/** Between any two that deal with each other, each of so many yuan: more than is ever asked for. */
export const INVOICES = 8;
const INVOICE = 5_000_000;
const LINE = 2_000_000_000;

/** Channels on which banks lend against pieces, and those on which the small-loan company lends against a pledge. */
export const BANKS = [1, 2, 4, 5, 7, 8, 10, 12] as const;
export const PLEDGEES = [3, 6, 11, 13] as const;

/** Enterprises that issue, and those that supply them and one another. */
export interface Economy {
  readonly issuers: readonly Trader[];
  readonly suppliers: readonly Trader[];
  /** Whom each of them buys from. */
  readonly suppliersOf: (no: string) => readonly Trader[];
  /** Fails for an enterprise that is none of them. */
  readonly traderOf: (no: string) => Trader;
  /** Fills a database with them, the sandbox's lenders and its guarantor. */
  readonly world: (tools: SeedTools) => Promise<void>;
}

const ISSUER = {
  size: '大型企业',
  businessChannels: '1,3,6,11,13',
  coreFlags: { coreBankA: '1' },
  channels: { 1: '1', 3: '1', 6: '1', 11: '1', 13: '1' },
} as const;
const SUPPLIER = { size: '小型企业', businessChannels: EVERY_CHANNEL, channels: supplierOn(EVERY_CHANNEL) } as const;

const digitsOf = ({ no }: Trader): string => no.slice(1);

/** The code of an enterprise that nobody has registered, with its check character right. */
function creditCodeOf(trader: Trader): string {
  const body = `91140600MA5${digitsOf(trader)}00`;
  const code = Array.from('0123456789ABCDEFGHJKLMNPQRTUWXY', (check) => body + check).find(isSocialCreditCode);
  if (code === undefined) throw new Error(`${body} is no beginning of a credit code`);
  return code;
}

const nameOf = ({ who }: Trader): string =>
  who.startsWith('issuer') ? `${who.slice('issuer'.length)} 号煤业集团有限公司` : `${who.slice('supplier'.length)} 号机电设备有限公司`;

async function settle(tools: SeedTools, trader: Trader, passwordHash: string, { issues }: { readonly issues: boolean }): Promise<void> {
  const { no, who } = trader;
  const name = nameOf(trader);
  await createEnterprise(tools, {
    enterpriseNo: no,
    name,
    creditCode: creditCodeOf(trader),
    legalName: '赵建业',
    address: '山西省朔州市朔城区开发南路 18 号',
    ...(issues ? ISSUER : SUPPLIER),
    ...verified,
  });
  for (const [place, [end, role]] of (
    [
      ['op', 'operator'],
      ['review', 'reviewer'],
    ] as const
  ).entries())
    await createPerson(tools, {
      userId: `U${digitsOf(trader)}${place}`,
      userName: `${who}-${end}`,
      displayName: `${who}-${end}`,
      mobile: `139${digitsOf(trader)}000${place}`,
      passwordHash,
      memberships: [{ enterpriseNo: no, enterpriseName: name, role }],
      status: 1,
    });
  await openAccounts(tools, [[no, name, `62170003${digitsOf(trader)}8866`, '建设银行朔州开发区支行', issues]]);
  if (!issues) return;
  await openLines(tools, [[no, 1, '银行A', `SX-A-${digitsOf(trader)}`, LINE]]);
  await lendEnough(tools, no, [...BANKS, ...PLEDGEES]);
}

/**
 * So many enterprises, each with an operator and a reviewer: every tenth issues, at least two, to a share of the others and two of the next
 * issuer's; the others stand in a ring in which each buys from the next and the third after it, so that what was issued passes on and on.
 */
export function economyOf(count: number): Economy {
  if (!Number.isSafeInteger(count) || count < FEWEST || count > 999) throw new Error(`no economy of ${count} enterprises`);
  const issuing = Math.max(2, Math.floor(count / ISSUES_ONE_IN));
  const traders = Array.from({ length: count }, (_, place): Trader => ({
    no: `E${5001 + place}`,
    who: place < issuing ? `issuer${place + 1}` : `supplier${place - issuing + 1}`,
  }));
  const [issuers, suppliers] = [traders.slice(0, issuing), traders.slice(issuing)];
  const byNo = new Map(traders.map((trader) => [trader.no, trader]));
  const soldTo = new Map<string, readonly Trader[]>([
    ...issuers.map(({ no }, place): [string, readonly Trader[]] => [
      no,
      suppliers.filter((_, other) => [0, 1].includes((other - place + issuing * 1_000) % issuing)),
    ]),
    ...suppliers.map(({ no }, place): [string, readonly Trader[]] => [
      no,
      suppliers.filter((_, other) => [1, 3].includes((other - place + suppliers.length) % suppliers.length)),
    ]),
  ]);
  const suppliersOf = (no: string) => soldTo.get(no) ?? [];
  const dealings = (buyer: Trader): Dealing[] =>
    suppliersOf(buyer.no).map((seller) => ({
      buyer: buyer.no,
      seller: seller.no,
      number: `CG-${digitsOf(buyer)}-${digitsOf(seller)}`,
      name: '设备采购合同',
      goods: '矿用隔爆型变频器',
      invoices: INVOICES,
      each: INVOICE,
    }));
  const world = async (tools: SeedTools): Promise<void> => {
    await lendingWorld(tools);
    const passwordHash = await hashPassword(SANDBOX_PASSWORD);
    for (const trader of traders) await settle(tools, trader, passwordHash, { issues: issuers.includes(trader) });
    for (const buyer of traders) await registerDealings(tools, dealings(buyer));
  };
  // The database that is kept of a world is found by its function's name.
  Object.defineProperty(world, 'name', { value: `economyOf${count}` });
  return {
    issuers,
    suppliers,
    suppliersOf,
    traderOf(no) {
      const trader = byNo.get(no);
      if (trader === undefined) throw new Error(`${no} is no enterprise of the economy`);
      return trader;
    },
    world,
  };
}
