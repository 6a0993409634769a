import { useLingui } from '@lingui/react';
import { ApplicationLog } from '../../../applications/application/index.ts';
import { ROLE_TERMS } from '../../../platform/terms/index.ts';
import type { IssuanceDetail } from './issuance-facts.tsx';

export function IssuanceLog({ issuance: { log, waitingFor } }: { readonly issuance: Pick<IssuanceDetail, 'log' | 'waitingFor'> }) {
  const { i18n } = useLingui();
  const waiting = waitingFor && { who: `${waitingFor.enterpriseName} ${i18n._(ROLE_TERMS[waitingFor.role])}`, since: waitingFor.since };
  return <ApplicationLog log={log} waiting={waiting} />;
}
