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

describe('a change of verified information', () => {
  test('contains only the fields that differ from the current values', () => {
    expect(informationChange(present, { ...present, size: '中型企业' })).toEqual({ size: '中型企业' });
    expect(informationChange(present, present)).toEqual({});
  });

  test('applied to the current values, yields the requested values', () => {
    fc.assert(
      fc.property(values, values, (before, wanted) => {
        const current = { ...present, ...before };
        expect({ ...current, ...informationChange(current, wanted) }).toEqual({ ...current, ...wanted });
      }),
    );
  });

  test.each([
    [{ name: '恒信装备有限公司' }, true, ['licenceFileId']],
    [{ legalName: '李明' }, true, ['licenceFileId', 'legalIdFrontFileId', 'legalIdBackFileId']],
    [{ address: '山西省太原市' }, false, ['licenceFileId']],
    [{ size: '中型企业' }, false, []],
    [{ licenceFileId: 'F9' }, false, []],
  ] as const)('%j needs a register check: %s, and the documents %j', (change, asked, papers) => {
    expect(asksRegisters(change)).toBe(asked);
    expect(papersFor(change)).toEqual(papers);
  });

  test('lists the required documents that are missing', () => {
    expect(papersMissing({ legalName: '李明', licenceFileId: 'F9', legalIdBackFileId: '' })).toEqual([
      'legalIdFrontFileId',
      'legalIdBackFileId',
    ]);
    expect(papersMissing({ name: '恒信装备有限公司', licenceFileId: 'F9' })).toEqual([]);
  });

  test('is approved, rejected or withdrawn, and then final', () => {
    expect(INFORMATION_CHANGE_EVENTS.map((event) => informationChangeMachine.next('submitted', event))).toEqual([
      'approved',
      'rejected',
      'withdrawn',
    ]);
    for (const state of ['approved', 'rejected', 'withdrawn'] as const)
      expect([state, informationChangeMachine.eventsOf(state)]).toEqual([state, []]);
  });
});
