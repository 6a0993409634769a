import type { contract, RequestOf } from '@lianxin/api/contract';
import { REGISTRATION_FAULT_FIELDS, registrationFaults, type CivilDate, type RegistrationFault } from '@lianxin/domain';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Entry = Omit<RequestOf<typeof contract.pledge.register>, 'id' | 'version'>;
type Typed = { readonly [Name in keyof Entry]?: Entry[Name] | undefined };

const FAULTS: Readonly<Record<RegistrationFault, MessageDescriptor>> = {
  numberMissing: msg`请填写登记证明编号`,
  notYet: msg`登记时间不能晚于现在`,
  termTooShort: msg`登记期限至少 1 个月`,
  termTooLong: msg`登记期限最长 30 年`,
  endsBeforeDue: msg`登记须持续到贷款到期日之后`,
  searchMissing: msg`请填写查询报告编号`,
  searchedAfter: msg`应先查询再登记`,
  searchStale: msg`查询结果超过 7 天，请重新查询`,
  duplicateFound: msg`已有他人登记，不能重复质押`,
};

/** The faults of a registration by field, by the same rules as the server; none while the entry is incomplete. */
export function faultsAt(entry: Typed, dueOn: CivilDate, now: Date, i18n: I18n): Partial<Record<keyof Entry, string>> {
  const { certificateNumber, registeredAt, expiresOn, searchReportNumber, searchedAt, found = 0 } = entry;
  if (registeredAt === undefined || expiresOn === undefined || searchedAt === undefined) return {};
  const faults = registrationFaults(
    {
      kind: 'initial',
      // The field itself reports a missing value.
      certificateNumber: certificateNumber ?? '-',
      registeredAt: new Date(registeredAt),
      expiresOn,
      search: { reportNumber: searchReportNumber ?? '-', searchedAt: new Date(searchedAt), found },
    },
    dueOn,
    now,
  );
  return Object.fromEntries(faults.map((fault) => [REGISTRATION_FAULT_FIELDS[fault], i18n._(FAULTS[fault])]));
}
