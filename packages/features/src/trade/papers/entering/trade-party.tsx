import { EnterpriseNo } from '@lianxin/api/contract';
import { FormField, RadioGroup } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { TradePartyPicker } from '../../../platform/pickers/index.ts';
import type { Trade } from './trade-dialog.tsx';

interface Chosen extends Omit<Trade, 'counterpartyNo'> {
  readonly counterpartyNo: string;
}

const NOBODY: Chosen = { counterpartyNo: '', counterpartyName: '', side: 'buyer' };

/** The other party, given by the caller or chosen in the dialog. `fields` choose it; `require` returns it or marks it as missing. */
export function useTradeParty(given: Trade | undefined): {
  readonly party: Chosen;
  readonly fields: ReactNode;
  readonly require: () => Trade | undefined;
  readonly choose: (trade: Trade) => void;
  readonly clear: () => void;
} {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<Chosen>(NOBODY);
  const [missing, setMissing] = useState(false);
  const party = given ?? chosen;
  const { counterpartyNo, side } = party;

  function require(): Trade | undefined {
    const no = z.safeParse(EnterpriseNo, counterpartyNo);
    setMissing(!no.success);
    return no.success ? { ...party, counterpartyNo: no.data } : undefined;
  }

  const fields = given === undefined && (
    <>
      <FormField label={t`本企业是`} required>
        <RadioGroup
          value={side}
          onValueChange={(next) => setChosen({ ...NOBODY, side: next })}
          options={[
            { value: 'buyer', label: t`购买方` },
            { value: 'seller', label: t`销售方` },
          ]}
        />
      </FormField>
      <FormField
        label={side === 'buyer' ? t`销售方` : t`购买方`}
        required
        error={missing && counterpartyNo === '' ? t`请选择一项` : undefined}
      >
        <TradePartyPicker
          side={side}
          value={counterpartyNo}
          placeholder={t`请选择企业`}
          onValueChange={(no, name) => setChosen({ side, counterpartyNo: no, counterpartyName: name })}
        />
      </FormField>
    </>
  );
  return { party, fields, require, choose: setChosen, clear: () => setChosen(NOBODY) };
}
