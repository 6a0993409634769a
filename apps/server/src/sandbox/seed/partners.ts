import type { createEnterprise } from '../../business/entry/account/index.ts';

type NewEnterprise = Parameters<typeof createEnterprise>[1];

const partner = (
  enterpriseNo: string,
  name: string,
  creditCode: string,
  legalName: string,
  size: string,
  address: string,
): NewEnterprise => ({
  enterpriseNo,
  name,
  creditCode,
  legalName,
  size,
  address,
  businessChannels: '1',
  channels: { 1: '0' },
  licenceFile: 'file2',
  agreementFile: 'file4',
  authorisationFile: 'file5',
  accountState: 1,
  bankAccountStatus: 'AAAAAAA',
});

/** Trading partners without accounts. */
export const PARTNERS: readonly NewEnterprise[] = [
  partner('E2001', '雁北工矿配件有限公司', '91140602MA0GX3A116', '武雁北', '小型企业', '山西省大同市云冈区新平旺路 5 号'),
  partner('E2002', '河曲瑞泰液压件有限公司', '91140930MA0GX3B26D', '田瑞', '微型企业', '山西省忻州市河曲县文笔镇 12 号'),
  partner('E2003', '阳方口支护材料有限公司', '91140925MA0GX3C396', '梁方', '小型企业', '山西省忻州市宁武县阳方口镇'),
  partner('E2004', '长平水泥制品有限公司', '91140581MA0GX3D43Q', '郭长平', '小型企业', '山西省晋城市高平市长平路 8 号'),
  partner('E2005', '宁武煤机修造有限公司', '91140925MA0GX3E57D', '石宁', '小型企业', '山西省忻州市宁武县凤凰镇'),
  partner('E2006', '同川建筑安装有限公司', '91140902MA0GX3F617', '薛川', '中型企业', '山西省忻州市忻府区长征西街 30 号'),
];
