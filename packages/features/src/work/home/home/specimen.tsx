import { civilDate, fen, type CivilDate } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { VoucherFace } from '../../../vouchers/voucher/index.ts';

const day = (text: string): CivilDate => {
  const date = civilDate(text);
  if (date === undefined) throw new Error(`${text} is no date`);
  return date;
};
const NOTHING = { creditCode: '—', accountNumber: '—', bank: '—' } as const;
const FACE = {
  number: 'LX00000000000000000',
  amount: fen(100_000_000n),
  issuedOn: day('2026-11-18'),
  dueOn: day('2027-05-14'),
  termDays: 177,
  circulations: 0,
  promiseNumber: '—',
  digest: '0'.repeat(64),
} as const;

/** A sample voucher with fictitious names and numbers. */
export function Specimen() {
  const { t } = useLingui();
  const issuer = t`核心企业（样张）`;
  return (
    <VoucherFace
      {...FACE}
      thumbnail
      issuer={{ name: issuer, ...NOTHING }}
      holder={{ name: t`供应商（样张）`, ...NOTHING }}
      state={{ tone: 'state-0', label: t`样张` }}
      issuerSeal={{ name: issuer, number: '0000000000000' }}
      verifyUrl={window.location.origin}
    />
  );
}
