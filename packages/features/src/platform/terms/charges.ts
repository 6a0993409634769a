import {
  formatRatePercent,
  formatRatePerTenThousand,
  type APPLICATION_CHARGE_KINDS,
  type PlatformFeeKind,
  type Ppm,
  type RateUnit,
} from '@lianxin/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';

export const CHARGE_WORDS: Readonly<Record<(typeof APPLICATION_CHARGE_KINDS)[number], MessageDescriptor>> = {
  interest: msg`利息`,
  lenderFee: msg`机构手续费`,
  serviceFee: msg`平台服务费`,
  guaranteeFee: msg`担保费`,
};

/** Names of platform fees, in lists and on invoices. */
export const PLATFORM_FEE_WORDS: Readonly<Record<PlatformFeeKind, MessageDescriptor>> = {
  ukey: msg`USB-Key 工本费`,
  service: msg`平台服务费`,
  issuance: msg`开立服务费`,
  transfer: msg`转让服务费`,
  evidence: msg`存证服务费`,
  registration: msg`登记服务费`,
};

/** A rate with its unit. */
interface Rated {
  readonly rate: Ppm;
  readonly unit: RateUnit;
}

/** Formats a rate: per year, or per ten thousand. */
export function useRateWords(): (rated: Rated) => string {
  const { t } = useLingui();
  return useCallback(
    ({ rate, unit }) => {
      const percent = formatRatePercent(rate);
      const perTenThousand = formatRatePerTenThousand(rate);
      if (unit === 'annualPercent') return t`年化 ${percent}%`;
      return unit === 'dailyPerTenThousand' ? t`每日万分之 ${perTenThousand}` : t`万分之 ${perTenThousand}`;
    },
    [t],
  );
}
