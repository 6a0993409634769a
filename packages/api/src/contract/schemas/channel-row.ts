import * as z from 'zod/mini';
import { wire } from '../wire.ts';
import { AccountView } from './account-view.ts';
import { EnterpriseNo, Money, Rate } from './primitives.ts';

/** A setting of the platform or the enterprise (specification §3, lxConfigs). */
export const ConfigEntry = z.object({ name: wire('cfgName', z.string()), type: wire('cfgType', z.string()), content: z.string() });

/**
 * An enterprise on one channel, with its terms there (specification §3, guarantee channel row): one's own in the profile, a guarantor's in
 * the list of guarantors.
 */
export const ChannelRow = z.object({
  id: z.string(),
  channel: wire('dbqd', z.int()),
  /** 0 supplier, 1 core enterprise, 2 financial institution. */
  kind: wire('corpType', z.string()),
  enterpriseNo: wire('corpNo', EnterpriseNo),
  enterpriseName: wire('corpNm', z.string()),
  /** Its receiving accounts, the preferred one first. */
  accounts: z.array(AccountView),
  clearingAccount: wire('clearAcctType', z.enum(['holder', 'lender'])),
  /** What it can still issue or, as a guarantor, guarantee; null where it has no line. */
  credit: wire('creditAmt', z.nullable(Money)),
  creditNumber: wire('creditNo', z.nullable(z.string())),
  guaranteePayer: wire('dbPayType', z.nullable(z.enum(['holder']))),
  /** What the rate of its fee applies to: the amount per year, per day, or once; null where it is no guarantor. */
  feeKind: wire('feeType', z.nullable(z.enum(['annualPercent', 'dailyPerTenThousand', 'flatPerTenThousand']))),
  configs: wire('lxConfigs', z.array(ConfigEntry)),
  /** Why it takes no applications now; null where it does. */
  message: z.nullable(z.string()),
  platformRate: wire('platRate', Rate),
  annualRate: wire('rzRate', Rate),
  signing: wire('signType', z.enum(['certificate', 'lenderPage'])),
  state: z.enum(['open', 'closed']),
});
