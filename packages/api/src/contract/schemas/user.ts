import * as z from 'zod/mini';
import { wire } from '../wire.ts';
import { ChannelRow, ConfigEntry } from './channel-row.ts';
import { Day, EnterpriseNo, FeeItemId, Instant, Money, RoleCode, UserId } from './primitives.ts';

/** A fee to be paid (specification §3, fee item). */
export const FeeItem = z.object({
  id: FeeItemId,
  kind: wire('payType', z.string()),
  amount: wire('amt', Money),
  agreementUrl: wire('serviceUrl', z.nullable(z.string())),
  summary: z.string(),
  mandatory: wire('must', z.int()),
  /** Why the platform returned its declaration; null where it did not. */
  returnReason: z.optional(z.nullable(z.string())),
});

export type FeeItem = z.output<typeof FeeItem>;

const Flag = z.optional(z.string());

const DaysByHoliday = z.record(z.string(), z.readonly(z.array(Day)));
/** Free days and working weekends of a year, by holiday. */
const PublishedYear = z.object({ year: z.int(), off: DaysByHoliday, work: DaysByHoliday });

/** The signed-in person, as specification §3 lists the profile. */
export const User = z.object({
  id: UserId,
  mobile: wire('mblNo', z.string()),
  userName: wire('usrName', z.string()),
  displayName: z.string(),
  role: wire('usrRole', RoleCode),
  enterpriseNo: wire('corpNo', z.nullable(EnterpriseNo)),
  enterpriseName: wire('corpNm', z.nullable(z.string())),
  /** 0 waits for review, 2 and 4 rejected, 3 micro-deposit check, otherwise normal (specification §4). */
  status: z.int(),
  rejectionReason: wire('message', z.nullable(z.string())),
  accountState: wire('acctState', z.nullable(z.int())),
  bankAccountStatus: wire('zxAcctSts', z.nullable(z.string())),
  licenceFile: wire('file2', z.nullable(z.string())),
  agreementFile: wire('file4', z.nullable(z.string())),
  authorisationFile: wire('file5', z.nullable(z.string())),
  permissions: wire('access', z.array(z.string())),
  /** Comma list of business channel codes. */
  businessChannels: wire('ywqd', z.string()),
  configs: wire('lxConfigs', z.array(ConfigEntry)),
  pendingFees: wire('lxCorpPayList', z.array(FeeItem)),
  channelRows: wire('corpDbList', z.array(ChannelRow)),
  coreBankA: wire('zxCoreCorp', Flag),
  coreAgricultural: wire('abcCoreCorp', Flag),
  coreCommunications: wire('bcmCoreCorp', Flag),
  coreProvincial: wire('scbCoreCorp', Flag),
  industrialCorpType: wire('icbcCorpType', Flag),
  corePostal: wire('psbcCoreCorp', Flag),
  coreCity: wire('bocbCoreCorp', Flag),
  coreConstruction: wire('ccbCoreCorp', Flag),
  enterpriseCount: z.int(),
  lastSignInAt: z.nullable(Instant),
  /** The IP address of that sign-in; absent where unknown. */
  lastSignInAddress: z.optional(z.string()),
  /** Whether the password has expired; absent where it has not, or never does. */
  passwordDue: z.optional(z.boolean()),
  /** The partner whose single sign-on opened the session; absent where the person signed in here. */
  openedBy: z.optional(z.string()),
  /** Lists of holidays entered since the portal was built, for the portal's own calendar; absent where there are none. */
  publishedYears: z.optional(z.array(PublishedYear)),
});

export type User = z.output<typeof User>;

/** An enterprise that the person belongs to, and their role there. */
export const RelatedEnterprise = z.object({
  enterpriseNo: wire('corpNo', EnterpriseNo),
  enterpriseName: wire('corpNm', z.string()),
  role: wire('usrRole', RoleCode),
  pendingCount: z.int(),
});
