import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { SuspendedBanner } from '../../../applications/application/index.ts';
import { useGoTo, usePlace } from '../../../platform/navigation/index.ts';

/** Tells a core enterprise at the top of its day that it may not issue. */
export function Suspension() {
  const { data } = useEndpoint(contract.enterprise.get, {}, { quiet: true });
  const goTo = useGoTo();
  const payments = usePlace()('settlement.payments');
  return (
    <SuspendedBanner
      suspension={data?.issueSuspension}
      {...(payments === undefined ? {} : { onOverdue: () => goTo('settlement.payments') })}
    />
  );
}
