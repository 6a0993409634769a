import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { kindWords } from '../fee-terms.ts';
import type { Payment, PaymentLine } from './payment-words.ts';

/** The purpose of a payment in words. */
export function usePaymentName() {
  const { t, i18n } = useLingui();
  const line = useCallback(
    ({ summary, kind }: Pick<PaymentLine, 'summary' | 'kind'>): string => summary || i18n._(kindWords({ source: 'platform', kind })),
    [i18n],
  );
  const payment = useCallback(
    ({ lines }: Pick<Payment, 'lines'>): string => {
      const [first] = lines;
      if (first === undefined) return '—';
      const name = line(first);
      return lines.length === 1 ? name : t`${name}等 ${{ count: lines.length }} 项`;
    },
    [t, line],
  );
  return { line, payment };
}
