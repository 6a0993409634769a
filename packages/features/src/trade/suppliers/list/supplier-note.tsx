import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { Form, optionalText, showFieldProblems, TextareaField, useZodForm } from '@lianxin/forms';
import { Button } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { DURATION_MS, useNotices } from '../../../platform/notices/index.ts';
import type { Supplier } from './supplier-terms.ts';

const schema = z.object({ note: optionalText(200) });

/** The enterprise's own note on a supplier, which the supplier cannot see. */
export function SupplierNote({ supplier, onSaved }: { readonly supplier: Supplier; readonly onSaved: () => void }) {
  const { t } = useLingui();
  const { show } = useNotices();
  const { run, busy } = useAction(contract.supplier.saveNote);
  const form = useZodForm(schema, { defaultValues: { note: supplier.note } });
  const { enterpriseNo, version } = supplier;
  return (
    <Form
      form={form}
      className="flex flex-col gap-3"
      onSubmit={async ({ note = '' }) => {
        const result = await run({ enterpriseNo, version, note });
        if (result.ok) {
          show({ tone: 'positive', text: t`备注已保存`, durationMs: DURATION_MS.success });
          onSaved();
        } else if (!showFieldProblems(form, result.error.fields ?? [])) onSaved();
      }}
    >
      <TextareaField name="note" label={t`备注`} hint={t`仅本企业可见，不超过 200 个字`} textarea={{ maxLength: 200, rows: 3 }} />
      <Button type="submit" size="sm" className="self-start" busy={busy}>
        <Trans>保存备注</Trans>
      </Button>
    </Form>
  );
}
