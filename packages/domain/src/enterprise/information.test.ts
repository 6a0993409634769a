import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  asksRegisters,
  INFORMATION_CHANGE_EVENTS,
  INFORMATION_FIELDS,
  informationChange,
  informationChangeMachine,
  papersFor,
  papersMissing,
  type InformationValues,
} from './information.ts';

const present: InformationValues = {
  name: '恒信机电设备有限公司',
  legalName: '王建国',
  address: '山西省忻州市',
  size: '小型企业',
  licenceFileId: 'F1',
  legalIdFrontFileId: 'F2',
  legalIdBackFileId: 'F3',
};

const values = fc.record(Object.fromEntries(INFORMATION_FIELDS.map((field) => [field, fc.string()])));

describe('a change of what is proved', () => {
  test('names only what differs from what is in force', () => {
    expect(informationChange(present, { ...present, size: '中型企业' })).toEqual({ size: '中型企业' });
    expect(informationChange(present, present)).toEqual({});
  });

  test('put upon what is in force, gives what was wanted, whatever both are', () => {
    fc.assert(
      fc.property(values, values, (before, wanted) => {
        const standing = { ...present, ...before };
        expect({ ...standing, ...informationChange(standing, wanted) }).toEqual({ ...standing, ...wanted });
      }),
    );
  });

  test.each([
    [{ name: '恒信装备有限公司' }, true, ['licenceFileId']],
    [{ legalName: '李明' }, true, ['licenceFileId', 'legalIdFrontFileId', 'legalIdBackFileId']],
    [{ address: '山西省太原市' }, false, ['licenceFileId']],
    [{ size: '中型企业' }, false, []],
    [{ licenceFileId: 'F9' }, false, []],
  ] as const)('%j: the registers are asked %s, and it brings %j', (change, asked, papers) => {
    expect(asksRegisters(change)).toBe(asked);
    expect(papersFor(change)).toEqual(papers);
  });

  test('lacks the papers that it does not bring', () => {
    expect(papersMissing({ legalName: '李明', licenceFileId: 'F9', legalIdBackFileId: '' })).toEqual([
      'legalIdFrontFileId',
      'legalIdBackFileId',
    ]);
    expect(papersMissing({ name: '恒信装备有限公司', licenceFileId: 'F9' })).toEqual([]);
  });

  test('is decided or taken back, once', () => {
    expect(INFORMATION_CHANGE_EVENTS.map((event) => informationChangeMachine.next('submitted', event))).toEqual([
      'approved',
      'rejected',
      'withdrawn',
    ]);
    for (const state of ['approved', 'rejected', 'withdrawn'] as const)
      expect([state, informationChangeMachine.eventsOf(state)]).toEqual([state, []]);
  });
});
