import type { EnterpriseNo, User } from '@lianxin/api/contract';
import { channelTermsOn, yuanOf, type ChannelTerms } from '@lianxin/domain';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { CallContext, Language } from '../../../platform/call-context.ts';
import { settled } from '../../../platform/db/settled.ts';
import { bankAccount, creditLine, enterprise, guarantor } from '../../../schema/index.ts';
import { accountView } from '../../foundation/parties/index.ts';
import { freeOf } from '../lending-limits/index.ts';
import { datedChannelTerms } from '../../foundation/limits/index.ts';

/** An enterprise on a channel. `kind`: 0 supplier, 1 core enterprise, 2 financial institution. */
export interface OnChannel {
  readonly channel: number;
  readonly kind: string;
  readonly enterpriseNo: EnterpriseNo;
}

/** The reason shown for a channel that accepts no applications at present. */
const PAUSED: Readonly<Record<Language, string>> = { zh: '渠道暂停受理', en: 'This channel takes no applications now' };

/** The terms of a channel as a partner's system reads settings (specification §3, lxConfigs): amounts in yuan, rates in millionths. */
const configsOf = (terms: ChannelTerms): User['configs'] =>
  Object.entries({
    minAmount: yuanOf(terms.minAmount),
    maxAmount: yuanOf(terms.maxAmount),
    minDays: String(terms.minDays),
    maxDays: String(terms.maxDays),
    cutOff: terms.cutOff,
    coverage: String(terms.coveragePpm),
    pledgeRate: String(terms.pledgeRatePpm),
    lateDaily: String(terms.lateDailyPpm),
    lenderFee: String(terms.lenderFeePpm),
    interestPayer: terms.interestPayer,
    feePayer: terms.feePayer,
    recourse: String(terms.recourse),
  }).map(([name, content]) => ({ name, type: 'channelTerms', content }));

const isInstitution = ({ kind }: OnChannel): boolean => kind === '2';

/**
 * Enterprises on channels with their terms, one row for each pair in the requested order (specification §3). Contains account data: for the
 * enterprise itself or its counterparties only.
 */
export async function channelRowsOf(
  { db, channels, clock, language }: Pick<CallContext, 'db' | 'channels' | 'clock' | 'language'>,
  asked: readonly OnChannel[],
): Promise<User['channelRows']> {
  if (asked.length === 0) return [];
  const numbers = asked.map(({ enterpriseNo }) => enterpriseNo);
  const [named, accounts, guarantors, lines, dated] = await settled([
    db.select({ no: enterprise.enterpriseNo, name: enterprise.name }).from(enterprise).where(inArray(enterprise.enterpriseNo, numbers)),
    db
      .select()
      .from(bankAccount)
      .where(and(inArray(bankAccount.enterpriseNo, numbers), eq(bankAccount.state, 'normal')))
      .orderBy(desc(bankAccount.isDefault), bankAccount.id),
    asked.some(isInstitution) ? db.select().from(guarantor).where(inArray(guarantor.enterpriseNo, numbers)) : [],
    asked.every(isInstitution) ? [] : db.select().from(creditLine).where(inArray(creditLine.enterpriseNo, numbers)),
    datedChannelTerms(db),
  ] as const);
  return asked.map(({ channel: code, kind, enterpriseNo }) => {
    const channel = channels.byCode(code);
    const terms = channel && channelTermsOn(channel, clock.today(), dated);
    const needs = channel?.needs ?? [];
    const open = terms?.offered ?? false;
    const guarantorRow = kind === '2' ? guarantors.find((one) => one.enterpriseNo === enterpriseNo) : undefined;
    const line = kind === '2' ? undefined : lines.find((one) => one.enterpriseNo === enterpriseNo && one.channel === code);
    const limit = guarantorRow ?? line;
    return {
      id: `${code}-${enterpriseNo}`,
      channel: code,
      kind,
      enterpriseNo,
      enterpriseName: named.find(({ no }) => no === enterpriseNo)?.name ?? '',
      accounts: accounts.filter((account) => account.enterpriseNo === enterpriseNo).map(accountView),
      clearingAccount: needs.includes('clearing') ? ('lender' as const) : ('holder' as const),
      credit: limit ? freeOf(limit) : null,
      creditNumber: line?.creditNumber ?? null,
      // The borrower pays the guarantor; without one there is nothing to pay.
      guaranteePayer: needs.includes('guarantor') ? ('holder' as const) : null,
      feeKind: guarantorRow?.rateUnit ?? null,
      configs: terms ? configsOf(terms) : [],
      message: open ? null : PAUSED[language],
      platformRate: terms?.serviceFeePpm ?? 0n,
      annualRate: terms?.annualRatePpm ?? 0n,
      signing: needs.includes('signature') ? ('lenderPage' as const) : ('certificate' as const),
      state: open ? ('open' as const) : ('closed' as const),
    };
  });
}
