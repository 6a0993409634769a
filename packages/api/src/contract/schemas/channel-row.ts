import * as z from 'zod/mini';
import { wire } from '../wire.ts';
import { AccountView } from './account-view.ts';
import { EnterpriseNo, Money, Rate } from './primitives.ts';

/** A setting of the platform or the enterprise (specification §3, lxConfigs). */
export const ConfigEntry = z.object({ name: wire('cfgName', z.string()), type: wire('cfgType', z.string()), content: z.string() });

/**
 * What an enterprise is on one channel, and on what terms (specification §3, guarantee channel row): its own in a profile, a guarantor's in the
 * list of those.
 */
export const ChannelRow = z.object({
  id: z.string(),
  channel: wire('dbqd', z.int()),
  /** 0 supplier, 1 core enterprise, 2 financial institution. */
  kind: wire('corpType', z.string()),
  enterpriseNo: wire('corpNo', EnterpriseNo),
  enterpriseName: wire('corpNm', z.string()),
  /** Where it is paid to, the one that it prefers first. */
  accounts: z.array(AccountView),
  /** Whose account a loan is cleared through. */
  clearingAccount: wire('clearAcctType', z.enum(['holder', 'lender'])),
  /** What it may still issue or, as a guarantor, answer for; null where it has no line. */
  credit: wire('creditAmt', z.nullable(Money)),
  creditNumber: wire('creditNo', z.nullable(z.string())),
  guaranteePayer: wire('dbPayType', z.nullable(z.enum(['holder']))),
  /** What the rate of its fee is of: the amount a year, a day, or once; null where it answers for nobody. */
  feeKind: wire('feeType', z.nullable(z.enum(['annualPercent', 'dailyPerTenThousand', 'flatPerTenThousand']))),
  configs: wire('lxConfigs', z.array(ConfigEntry)),
  /** Why nothing can be applied for through it now; null where it can. */
  message: z.nullable(z.string()),
  platformRate: wire('platRate', Rate),
  annualRate: wire('rzRate', Rate),
  signing: wire('signType', z.enum(['certificate', 'lenderPage'])),
  state: z.enum(['open', 'closed']),
});
