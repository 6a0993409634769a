import type { Contract, ResponseOf } from '@lianxin/api/contract';
import {
  mayPayOut,
  REGISTRATION_FAULT_FIELDS,
  registrationFaults,
  type CivilDate,
  type ClaimRegistration,
  type RegistrationFault,
  type RegistrationWaiver,
} from '@lianxin/domain';
import { FieldRefusal, type Sentence } from '../../../platform/refusals.ts';

/** The stored entry of an application at the register of movables and claims. */
interface StoredRegistration {
  readonly registrationNumber: string | null;
  readonly registeredAt: Date | null;
  readonly registrationExpiresOn: CivilDate | null;
  readonly searchReportNumber: string | null;
  readonly searchedAt: Date | null;
  /** The lender's reason for paying out without an entry; absent in kinds that do not allow this. */
  readonly registrationWaivedBecause?: string | null;
}

const SENTENCES: Readonly<Record<RegistrationFault, Sentence>> = {
  numberMissing: { zh: '请填写登记证明编号', en: 'Enter the number of the entry' },
  notYet: { zh: '登记时间不能晚于现在', en: 'The entry cannot have been made later than now' },
  termTooShort: { zh: '登记期限至少 1 个月', en: 'An entry lasts a month at least' },
  termTooLong: { zh: '登记期限最长 30 年', en: 'An entry lasts thirty years at most' },
  endsBeforeDue: { zh: '登记须持续到到期日之后', en: 'The entry must last past the due date' },
  searchMissing: { zh: '请填写查询报告编号', en: 'Enter the number of the search report' },
  searchedAfter: { zh: '应先查询再登记', en: 'The search comes before the entry' },
  searchStale: { zh: '查询结果超过 7 天，请重新查询', en: 'The search is over seven days old. Search again' },
  duplicateFound: { zh: '已有他人登记', en: 'Others have registered before' },
};

/** A reported entry, with the preceding search and the number of entries of others that it found. */
interface ReportedRegistration {
  readonly certificateNumber: string;
  readonly registeredAt: string;
  readonly expiresOn: CivilDate;
  readonly searchReportNumber: string;
  readonly searchedAt: string;
  readonly found: number;
}

/** The columns that store an entry for a claim due on a day. Refuses an invalid entry, naming the fields at fault. */
export function registrationColumns({ found, ...reported }: ReportedRegistration, dueOn: CivilDate, now: Date) {
  const { certificateNumber, expiresOn, searchReportNumber: reportNumber } = reported;
  const [registeredAt, searchedAt] = [new Date(reported.registeredAt), new Date(reported.searchedAt)];
  const entry: ClaimRegistration = {
    kind: 'initial',
    certificateNumber,
    registeredAt,
    expiresOn,
    search: { reportNumber, searchedAt, found },
  };
  const faults = registrationFaults(entry, dueOn, now);
  if (faults.length > 0)
    throw new FieldRefusal(
      faults.map((fault) => ({ path: REGISTRATION_FAULT_FIELDS[fault], message: SENTENCES[fault] })),
      { faults: faults.join(' ') },
    );
  return {
    registrationNumber: certificateNumber,
    registeredAt,
    registrationExpiresOn: expiresOn,
    searchReportNumber: reportNumber,
    searchedAt,
  };
}

/** The entry of an application, or the reason why it is waived; undefined if there is neither. */
function registrationOf(row: StoredRegistration): ClaimRegistration | RegistrationWaiver | undefined {
  if (typeof row.registrationWaivedBecause === 'string') return { reason: row.registrationWaivedBecause };
  const { registrationNumber, registeredAt, registrationExpiresOn, searchReportNumber, searchedAt } = row;
  if (!registrationNumber || !registeredAt || !registrationExpiresOn || !searchReportNumber || !searchedAt) return undefined;
  return {
    kind: 'initial',
    certificateNumber: registrationNumber,
    registeredAt,
    expiresOn: registrationExpiresOn,
    // An entry whose search had found others was refused.
    search: { reportNumber: searchReportNumber, searchedAt, found: 0 },
  };
}

/** Whether the claim is registered, or the lender waived registration (银发〔2025〕77号 Art 13). */
export const isRegistered = (row: StoredRegistration, dueOn: CivilDate, now: Date): boolean => mayPayOut(registrationOf(row), dueOn, now);

type View = ResponseOf<Contract['financing']['get']>['registration'];

/** The entry as returned by the API; null if there is neither an entry nor a waiver. */
export const registrationView = (row: StoredRegistration): View => {
  const waivedBecause = row.registrationWaivedBecause ?? null;
  return row.registrationNumber === null && waivedBecause === null
    ? null
    : {
        certificateNumber: row.registrationNumber,
        registeredAt: row.registeredAt?.toISOString() ?? null,
        expiresOn: row.registrationExpiresOn,
        searchReportNumber: row.searchReportNumber,
        searchedAt: row.searchedAt?.toISOString() ?? null,
        waivedBecause,
      };
};
