import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { ROLE_TERMS } from '../../../platform/terms/index.ts';
import type { CreditApplication } from './credit-terms.ts';
import { useBankName } from './use-bank-name.ts';

/** Who has to act next: a role of one's own enterprise, or the bank and the platform; "" if nobody has to. */
export function useWaitingWords(): (application: Pick<CreditApplication, 'waitingFor' | 'channel' | 'bankName'>) => string {
  const { t, i18n } = useLingui();
  const bankNameOf = useBankName();
  return useCallback(
    (application) => {
      const { waitingFor } = application;
      if (waitingFor === null) return '';
      const bankName = bankNameOf(application);
      const position = i18n._(ROLE_TERMS[waitingFor.role]);
      return waitingFor.party === 'own' ? t`本企业${position}` : t`${bankName}或平台`;
    },
    [t, i18n, bankNameOf],
  );
}
