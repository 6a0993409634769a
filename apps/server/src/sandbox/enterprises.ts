import type { createEnterprise } from '../business/entry/account/index.ts';
import type { Clock } from '../platform/clock/clock.ts';

type NewEnterprise = Parameters<typeof createEnterprise>[1];

/** The verification results of a registered enterprise. */
export const verified = {
  licenceFile: 'file2',
  agreementFile: 'file4',
  authorisationFile: 'file5',
  accountState: 1,
  bankAccountStatus: 'AAAAAAA',
};

export const EVERY_CHANNEL = '1,2,3,4,5,6,7,8,10,11,12,13';

/** Marks an enterprise as a supplier on each of the listed channels. */
export const supplierOn = (channels: string): Readonly<Record<number, '0'>> =>
  Object.fromEntries(channels.split(',').map((channel) => [Number(channel), '0'] as const));

/** When the enterprises joined the platform: before their first vouchers. */
export const joinedAt = (clock: Clock): Date => new Date(clock.now().getTime() - 240 * 24 * 3_600_000);

/** The enterprises of the sandbox accounts (decisions.md §2). */
export const SANDBOX_ENTERPRISES = [
  {
    enterpriseNo: 'E1001',
    name: '晋北煤业集团有限公司',
    creditCode: '91350100M000100Y43',
    legalName: '赵建业',
    size: '大型企业',
    address: '山西省朔州市朔城区开发南路 18 号',
    businessChannels: '1,3,6,11,13',
    coreFlags: { coreBankA: '1' },
    channels: { 1: '1', 3: '1', 6: '1', 11: '1', 13: '1' },
    ...verified,
  },
  {
    enterpriseNo: 'E1002',
    name: '恒信机电设备有限公司',
    creditCode: '91140000110057086C',
    legalName: '王建国',
    size: '小型企业',
    address: '山西省忻州市忻府区和平东街 66 号',
    businessChannels: EVERY_CHANNEL,
    channels: supplierOn(EVERY_CHANNEL),
    ...verified,
  },
  {
    enterpriseNo: 'E1003',
    name: '云岭物流有限公司',
    creditCode: '914403002792683613',
    legalName: '孙云岭',
    size: '小型企业',
    address: '山西省大同市平城区迎宾街 9 号',
    businessChannels: EVERY_CHANNEL,
    channels: supplierOn(EVERY_CHANNEL),
    ...verified,
  },
  {
    enterpriseNo: 'E1004',
    name: '晋北煤业运销有限公司',
    creditCode: '911406000588170A12',
    legalName: '钱立新',
    size: '中型企业',
    address: '山西省朔州市朔城区开发南路 20 号',
    businessChannels: '1',
    coreFlags: { coreBankA: '1' },
    channels: { 1: '1' },
    ...verified,
  },
  {
    enterpriseNo: 'E1005',
    name: '朔源矿山机械有限公司',
    creditCode: '911406007942188K2J',
    legalName: '周朔源',
    size: '小型企业',
    address: '山西省朔州市平鲁区井坪镇工业路 3 号',
    businessChannels: '1',
    channels: { 1: '0' },
    ...verified,
    agreementFile: null,
    authorisationFile: null,
  },
  {
    enterpriseNo: 'E1006',
    name: '汇通融资担保有限公司',
    creditCode: '911407005561230M3X',
    legalName: '郑汇通',
    size: '中型企业',
    address: '山西省太原市小店区长治路 111 号',
    businessChannels: '1,3',
    channels: { 1: '0', 3: '2' },
    ...verified,
  },
  {
    enterpriseNo: 'E1007',
    name: '晋融小额贷款有限公司',
    creditCode: '91140105MA0LRJ700A',
    legalName: '冯晋融',
    size: '中型企业',
    address: '山西省太原市小店区平阳路 88 号',
    businessChannels: '3,6,11,13',
    channels: { 3: '2', 6: '2', 11: '2', 13: '2' },
    ...verified,
  },
  {
    enterpriseNo: 'E1011',
    name: '怀仁电缆有限公司',
    creditCode: '91140600MA0K2RT8TE',
    legalName: '沈怀仁',
    size: '小型企业',
    address: '山西省朔州市怀仁市仁人东街 27 号',
    businessChannels: '1',
    channels: { 1: '0' },
    ...verified,
    licenceFile: null,
    authorisationFile: null,
    agreementFile: null,
    accountState: 2,
    bankAccountStatus: '2',
  },
] as const satisfies readonly NewEnterprise[];
