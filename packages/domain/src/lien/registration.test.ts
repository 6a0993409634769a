import { describe, expect, test } from 'vitest';
import { civilDate, type CivilDate } from '../calendar/civil-date.ts';
import { inPriority, mayPayOut, registrationFaults, type ClaimRegistration, type RegistrationFault } from './registration.ts';

const day = (text: string): CivilDate => civilDate(text) ?? expect.fail(text);
const now = new Date('2026-03-05T12:00:00+08:00');
const dueOn = day('2026-08-31');
const sound: ClaimRegistration = {
  kind: 'initial',
  certificateNumber: '2026030500000001',
  registeredAt: new Date('2026-03-05T10:00:07+08:00'),
  expiresOn: day('2026-12-31'),
  search: { reportNumber: 'CX1', searchedAt: new Date('2026-03-04T10:00:00+08:00'), found: 0 },
};

describe('an entry in the register of claims', () => {
  test('permits the payout when it has no fault', () => {
    expect(registrationFaults(sound, dueOn, now)).toEqual([]);
    expect(mayPayOut(sound, dueOn, now)).toBe(true);
  });

  test.each<[RegistrationFault, Partial<ClaimRegistration>]>([
    ['numberMissing', { certificateNumber: ' ' }],
    ['notYet', { registeredAt: new Date('2026-03-05T12:00:01+08:00') }],
    ['termTooLong', { expiresOn: day('2056-03-06') }],
    ['endsBeforeDue', { expiresOn: day('2026-08-30') }],
    ['searchMissing', { search: { ...sound.search, reportNumber: '' } }],
    ['searchedAfter', { search: { ...sound.search, searchedAt: new Date('2026-03-05T10:00:08+08:00') } }],
    ['searchStale', { search: { ...sound.search, searchedAt: new Date('2026-02-26T10:00:00+08:00') } }],
    ['duplicateFound', { search: { ...sound.search, found: 1 } }],
  ])('with the fault %s blocks the payout', (fault, change) => {
    const entry = { ...sound, ...change };
    expect(registrationFaults(entry, dueOn, now)).toEqual([fault]);
    expect(mayPayOut(entry, dueOn, now)).toBe(false);
  });

  test('must last at least a month', () => {
    expect(registrationFaults({ ...sound, expiresOn: day('2026-04-04') }, day('2026-04-01'), now)).toEqual(['termTooShort']);
  });

  test('blocks the payout when it is missing, unless the lender waives it with a reason', () => {
    expect([undefined, { reason: ' ' }, { reason: '同业直贴，免登记' }].map((waiver) => mayPayOut(waiver, dueOn, now))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

test('registered claims rank first by time of registration, then the others by time of notice to the debtor (民法典 768)', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 2, 5, hour));
  const claims = [
    { name: 'notified', notifiedAt: at(1) },
    { name: 'second', registeredAt: at(3), notifiedAt: at(1) },
    { name: 'neither' },
    { name: 'first', registeredAt: at(2) },
  ];
  expect(inPriority(claims).map(({ name }) => name)).toEqual(['first', 'second', 'notified', 'neither']);
});
