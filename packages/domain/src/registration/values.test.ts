import { expect, test } from 'vitest';
import { changedFields, missingFields, registrationProblems, type RegistrationValues } from './values.ts';

const whole: RegistrationValues = {
  'enterprise.name': '平朔建材有限公司',
  'enterprise.creditCode': '91350100M000100Y43',
  'enterprise.legalName': '冯平',
  'enterprise.legalIdKind': 'identityCard',
  'enterprise.legalIdNumber': '11010519491231002X',
  'enterprise.size': '小型企业',
  'enterprise.address': '山西省朔州市',
  'enterprise.licenceFileId': 'F1',
  'enterprise.legalIdFrontFileId': 'F2',
  'enterprise.legalIdBackFileId': 'F3',
  'account.accountName': '平朔建材有限公司',
  'account.accountNumber': '6212260500001230358',
  'account.branchNumber': '102167010393',
  'authorisation.agentName': '冯平',
  'authorisation.authorisationFileId': 'F4',
  'authorisation.attachmentIds': '',
};

test('a complete registration is valid without further attachments', () => {
  expect(registrationProblems(whole)).toEqual([]);
});

test('a legal representative may have another document, and a passport has no back', () => {
  const abroad = { ...whole, 'enterprise.legalIdKind': 'passport', 'enterprise.legalIdNumber': 'E12345678' };
  expect(registrationProblems({ ...abroad, 'enterprise.legalIdBackFileId': '' })).toEqual([]);
  expect(registrationProblems({ ...abroad, 'enterprise.legalIdKind': 'hongKongMacaoPermit' })).toEqual([
    { field: 'enterprise.legalIdNumber', problem: 'identityNumber' },
  ]);
  expect(missingFields({ ...whole, 'enterprise.legalIdKind': 'taiwanPermit', 'enterprise.legalIdBackFileId': '' })).toEqual([
    'enterprise.legalIdBackFileId',
  ]);
});

test('lists each missing field', () => {
  const values = { ...whole, 'enterprise.legalName': '', 'authorisation.authorisationFileId': '' };
  expect(missingFields(values)).toEqual(['enterprise.legalName', 'authorisation.authorisationFileId']);
  expect(registrationProblems(values)).toEqual([
    { field: 'enterprise.legalName', problem: 'required' },
    { field: 'authorisation.authorisationFileId', problem: 'required' },
  ]);
});

test.each([
  ['enterprise.creditCode', '91350100M000100Y4Z', 'creditCode'],
  ['enterprise.legalIdNumber', '110105194912310021', 'identityNumber'],
  ['enterprise.size', '巨型企业', 'size'],
  ['account.accountName', '别家有限公司', 'accountName'],
  ['account.accountNumber', '621226', 'accountNumber'],
  ['account.branchNumber', '10216701039', 'branchNumber'],
] as const)('%s rejects the value %s', (field, value, problem) => {
  expect(registrationProblems({ ...whole, [field]: value })).toEqual([{ field, problem }]);
});

test('lists the fields changed since an earlier submission', () => {
  expect(changedFields({ ...whole, 'enterprise.licenceFileId': 'F9', 'enterprise.size': '中型企业' }, whole)).toEqual([
    'enterprise.size',
    'enterprise.licenceFileId',
  ]);
});
