import { ids, party } from '@lianxin/api/mock';

const enterprise = (no: string, name: string, creditCode: string) => ({ enterpriseNo: ids.enterprise(no), name, creditCode });

/** Enterprises of the contract's examples and of the sandbox, with their numbers. */
export const enterprises = {
  ...party,
  sales: enterprise('E1004', '晋北煤业运销有限公司', '911406000588170A12'),
  machinery: enterprise('E1005', '朔源矿山机械有限公司', '911406007942188K2J'),
  fittings: enterprise('E2001', '雁北工矿配件有限公司', '91140602MA0GX3A116'),
  hydraulics: enterprise('E2002', '河曲瑞泰液压件有限公司', '91140930MA0GX3B26D'),
  cement: enterprise('E2004', '长平水泥制品有限公司', '91140581MA0GX3D43Q'),
  construction: enterprise('E2006', '同川建筑安装有限公司', '91140902MA0GX3F617'),
};

/** An enterprise that the viewer does not deal with. */
export const masked = { enterpriseNo: null, name: '朔***司', creditCode: null };
export const bank = { enterpriseNo: null, name: '建设银行', creditCode: null };
