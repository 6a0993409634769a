import { isSocialCreditCode } from '@lianxin/domain';
import { createEnterprise, createPerson } from '../business/entry/account/index.ts';
import { hashPassword } from '../platform/security/password.ts';
import type { SeedTools } from '../platform/services.ts';
import { SANDBOX_PASSWORD } from '../sandbox/create-accounts.ts';
import { EVERY_CHANNEL, supplierOn, verified } from '../sandbox/enterprises.ts';
import { openAccounts, openLines, registerDealings, type Dealing } from '../sandbox/seed/trade.ts';
import type { Trader } from './acting.ts';
import { grantAmpleLimits, lendingWorld } from './lending.ts';

/** Two issuers and three suppliers, the least with which a voucher can be transferred twice. */
const MIN_ENTERPRISES = 5;
/** One in this many enterprises issues vouchers. */
const ENTERPRISES_PER_ISSUER = 10;
/** Number of invoices of each trade relation and the amount of each in yuan, which is more than any test uses. */
export const INVOICES_PER_TRADE = 8;
const INVOICE_AMOUNT = 5_000_000;
const CREDIT_LINE = 2_000_000_000;

/** Channels with financing by banks, and channels with pledge loans by the small-loan company. */
export const BANK_CHANNELS = [1, 2, 4, 5, 7, 8, 10, 12] as const;
export const PLEDGE_CHANNELS = [3, 6, 11, 13] as const;

/** Enterprises that issue vouchers, and suppliers that trade with them and with one another. */
export interface Economy {
  readonly issuers: readonly Trader[];
  readonly suppliers: readonly Trader[];
  /** The suppliers from which an enterprise buys. */
  readonly suppliersOf: (no: string) => readonly Trader[];
  /** Throws if the enterprise is not part of the economy. */
  readonly traderOf: (no: string) => Trader;
  /** Fills a database with these enterprises, the sandbox's lenders and its guarantor. */
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

/** A fictitious credit code with a valid check character. */
function creditCodeOf(trader: Trader): string {
  const body = `91140600MA5${digitsOf(trader)}00`;
  const code = Array.from('0123456789ABCDEFGHJKLMNPQRTUWXY', (check) => body + check).find(isSocialCreditCode);
  if (code === undefined) throw new Error(`${body} is not the beginning of a credit code`);
  return code;
}

const nameOf = ({ who }: Trader): string =>
  who.startsWith('issuer') ? `${who.slice('issuer'.length)} 号煤业集团有限公司` : `${who.slice('supplier'.length)} 号机电设备有限公司`;

async function createTrader(
  tools: SeedTools,
  trader: Trader,
  passwordHash: string,
  { issues }: { readonly issues: boolean },
): Promise<void> {
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
  await openLines(tools, [[no, 1, '银行A', `SX-A-${digitsOf(trader)}`, CREDIT_LINE]]);
  await grantAmpleLimits(tools, no, [...BANK_CHANNELS, ...PLEDGE_CHANNELS]);
}

/**
 * An economy of `count` enterprises, each with an operator and a reviewer. A tenth of them, at least two, issue vouchers to their own
 * suppliers and some of the next issuer's. The suppliers form a ring in which each buys from two others, so that vouchers can be
 * transferred again and again.
 */
export function economyOf(count: number): Economy {
  if (!Number.isSafeInteger(count) || count < MIN_ENTERPRISES || count > 999) throw new Error(`no economy of ${count} enterprises`);
  const issuing = Math.max(2, Math.floor(count / ENTERPRISES_PER_ISSUER));
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
      invoices: INVOICES_PER_TRADE,
      each: INVOICE_AMOUNT,
    }));
  const world = async (tools: SeedTools): Promise<void> => {
    await lendingWorld(tools);
    const passwordHash = await hashPassword(SANDBOX_PASSWORD);
    for (const trader of traders) await createTrader(tools, trader, passwordHash, { issues: issuers.includes(trader) });
    for (const buyer of traders) await registerDealings(tools, dealings(buyer));
  };
  // Filled databases are cached by the function's name.
  Object.defineProperty(world, 'name', { value: `economyOf${count}` });
  return {
    issuers,
    suppliers,
    suppliersOf,
    traderOf(no) {
      const trader = byNo.get(no);
      if (trader === undefined) throw new Error(`${no} is not part of the economy`);
      return trader;
    },
    world,
  };
}
