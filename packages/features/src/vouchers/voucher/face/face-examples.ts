import { civilDate, type CivilDate, fen } from '@lianxin/domain';
import type { FaceData } from './face-data.ts';

function day(text: string): CivilDate {
  const date = civilDate(text);
  if (date === undefined) throw new Error(`${text} is no date`);
  return date;
}

/** A voucher awaiting the holder's signature. */
export const awaitingExample = {
  number: 'LX20261118000034217',
  amount: fen(328_650_000n),
  issuedOn: day('2026-11-18'),
  dueOn: day('2027-05-14'),
  termDays: 177,
  circulations: 0,
  issuer: {
    name: '晋北煤业集团有限公司',
    creditCode: '91140600MA0K3T7B2A',
    accountNumber: '1400 1620 0080 5021 8846',
    bank: '建设银行朔州开发区支行',
  },
  holder: {
    name: '恒信机电设备有限公司',
    creditCode: '91140902MA0HTP5X4B',
    accountNumber: '6212 2605 **** **** 0358',
    bank: '工商银行忻州和平街支行',
  },
  state: { tone: 'state-2', label: '待签收' },
  promiseNumber: 'CN-JBMY-2026-004217',
  contractNumber: 'JBMY-CG-2026-0873',
  digest: '7f3a91c40be25d68c02f84a1d9b7365e4f10882c6ab39d57f21c0e94e41b20d7',
  issuerSeal: { name: '晋北煤业集团有限公司', number: '1406000031827' },
  verifyUrl: 'https://lianxin.example/#/blockchain/my-page?number=LX20261118000034217',
} satisfies FaceData;

/** The same voucher after signing. */
export const signedExample: FaceData = {
  ...awaitingExample,
  circulations: 3,
  state: { tone: 'state-0', label: '正常持有' },
  holderSeal: { name: '恒信机电设备有限公司', number: '1409020017735' },
};
