import { formatMoney } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { usePlace } from '../../platform/navigation/index.ts';
import { useRateWords } from '../../platform/terms/index.ts';
import { kindWords, type Fee } from './fee-terms.ts';

/** Texts about a fee for lists, cards and sheets. */
export function useFeeWords() {
  const { t, i18n } = useLingui();
  const rateWords = useRateWords();
  return {
    name: useCallback((fee: Fee): string => fee.summary || i18n._(kindWords(fee)), [i18n]),
    kind: useCallback((fee: Fee): string => i18n._(kindWords(fee)), [i18n]),
    /** The platform's text, or amount and rate. */
    basis: useCallback(
      ({ basis, basisAmount, rate, unit }: Fee): string => {
        if (basis !== null) return basis;
        if (basisAmount === null) return '—';
        const amount = formatMoney(basisAmount);
        return rate === null || unit === null ? t`按 ${amount} 元计` : t`${amount} 元，${{ rate: rateWords({ rate, unit }) }}`;
      },
      [t, rateWords],
    ),
    payee: useCallback(({ payee }: Fee): string => payee?.name ?? t`平台`, [t]),
    mandatory: useCallback(({ mandatory }: Fee): string => (mandatory === 1 ? t`必缴` : t`可选`), [t]),
  };
}

/** Address of the fee's application; undefined if there is none or the person may not open it. */
export function useFeePlace(): (fee: Fee) => string | undefined {
  const place = usePlace();
  return useCallback(
    ({ application }) => {
      if (application === null) return undefined;
      const { kind, id, part } = application;
      if (kind === 'pledge') return part === 'holder' ? place('pledge.records', { id }) : undefined;
      return part === 'issuer' ? place('financing.issuer', { id }) : place('financing.records', { id });
    },
    [place],
  );
}
