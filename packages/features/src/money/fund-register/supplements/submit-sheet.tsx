import { contract, type FileView } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { addDays, FUND_TYPES, MAX_SUPPLEMENT_DAYS, yuanOf, type CivilDate } from '@lianxin/domain';
import {
  asTyped,
  choice,
  CodeField,
  DateField,
  Form,
  money,
  MoneyField,
  RadioField,
  requestForm,
  SelectField,
  showFieldProblems,
  text,
  TextareaField,
  TextField,
  useZodForm,
} from '@lianxin/forms';
import { Banner, Button, FormField, NetworkButton, Sheet, SheetBody, SheetContent, SheetFooter } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { ReturnedBanner } from '../../../applications/application/index.ts';
import { DURATION_MS, useNotices, useSentence } from '../../../platform/notices/index.ts';
import { Attachments } from '../../../platform/uploads/index.ts';
import { FUND_DIRECTION_WORDS, FUND_TYPE_WORDS } from '../register/fund-terms.ts';
import type { SupplementDetail } from './supplement-terms.ts';

const { shape } = contract.fundRegister.submitSupplement.request;
const FILES_MAX = 5;
const PURPOSE_MAX = 200;
const supplementForm = requestForm({
  type: choice(shape.type, 'supplement'),
  direction: choice(shape.direction, 'in'),
  amount: money(shape.amount),
  bookedOn: choice(shape.bookedOn),
  accountId: choice(shape.accountId),
  counterpartyName: asTyped(shape.counterpartyName, ''),
  counterpartyNumber: text(shape.counterpartyNumber),
  objectNumber: text(shape.objectNumber),
  voucherNumber: text(shape.voucherNumber),
  bankSerial: text(shape.bankSerial),
  purpose: asTyped(shape.purpose, ''),
});

export interface SubmitSheetProps {
  /** The business day; undefined while unknown. */
  readonly today: CivilDate | undefined;
  /** A returned one to correct; undefined for a new one. */
  readonly returned?: SupplementDetail;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Adds a manual entry with receipt and reason, for another person to review. */
export function SubmitSheet({ today, returned, onClose, onDone }: SubmitSheetProps) {
  const { t, i18n } = useLingui();
  const { show } = useNotices();
  const sentence = useSentence();
  const { data: accounts = [] } = useEndpoint(contract.bankAccount.list, {});
  const { run, busy } = useAction(contract.fundRegister.submitSupplement, { quiet: true });
  const [refusal, setRefusal] = useState<string>();
  const [files, setFiles] = useState<readonly FileView[]>(returned?.attachments ?? []);
  const [asksFiles, setAsksFiles] = useState(false);
  const form = useZodForm(supplementForm.schema, {
    defaultValues:
      returned === undefined
        ? supplementForm.blank
        : {
            type: returned.type,
            direction: returned.direction,
            amount: yuanOf(returned.amount),
            bookedOn: returned.bookedOn,
            accountId: returned.account?.id ?? '',
            counterpartyName: returned.counterpartyName,
            counterpartyNumber: returned.counterpartyNumber,
            objectNumber: returned.objectNumber ?? '',
            voucherNumber: returned.voucherNumber ?? '',
            bankSerial: returned.bankSerial ?? '',
            purpose: returned.purpose,
          },
  });
  const title = returned ? t`修改补录` : t`新增补录`;

  async function submit(entered: z.output<typeof supplementForm.schema>): Promise<void> {
    setRefusal(undefined);
    setAsksFiles(files.length === 0);
    if (files.length === 0) return;
    const result = await run({
      ...entered,
      attachments: files.map(({ id }) => id),
      ...(returned && { resubmits: { id: returned.id, version: returned.version } }),
    });
    if (result.ok) {
      show({ tone: 'positive', text: t`已提交，等待审核岗复核`, durationMs: DURATION_MS.success });
      onDone();
    } else if (!showFieldProblems(form, result.error.fields ?? [])) setRefusal(sentence(result.error));
  }

  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent title={title}>
        <Form form={form} onSubmit={submit} aria-label={title} className="flex min-h-0 flex-1 flex-col">
          <SheetBody className="flex flex-col gap-4">
            {returned?.reason != null && <ReturnedBanner reason={returned.reason} />}
            {refusal !== undefined && <Banner tone="critical">{refusal}</Banner>}
            <RadioField
              name="direction"
              label={t`收付`}
              required
              radio={{
                options: [
                  { value: 'in', label: i18n._(FUND_DIRECTION_WORDS.in) },
                  { value: 'out', label: i18n._(FUND_DIRECTION_WORDS.out) },
                ],
              }}
            />
            <MoneyField name="amount" label={t`金额`} required />
            <SelectField
              name="type"
              label={t`业务类型`}
              required
              select={{ options: FUND_TYPES.map((value) => ({ value, label: i18n._(FUND_TYPE_WORDS[value]) })) }}
            />
            <DateField
              name="bookedOn"
              label={t`收付日期`}
              required
              hint={t`银行实际收付的日期，一年以内`}
              {...(today && { date: { min: addDays(today, -MAX_SUPPLEMENT_DAYS), max: today } })}
            />
            <SelectField
              name="accountId"
              label={t`本方账户`}
              required
              select={{
                options: accounts.map(({ id, bankName, accountNumber }) => ({ value: id, label: `${bankName} ${accountNumber}` })),
              }}
            />
            <TextField name="counterpartyName" label={t`对方户名`} required input={{ maxLength: 100 }} />
            <CodeField name="counterpartyNumber" label={t`对方账号`} input={{ inputMode: 'numeric', maxLength: 30 }} />
            <TextField name="bankSerial" label={t`银行流水号`} hint={t`填写后可与银行对账单自动对平`} input={{ maxLength: 40 }} />
            <TextField name="voucherNumber" label={t`链信编号`} input={{ maxLength: 60 }} />
            <TextField name="objectNumber" label={t`业务编号`} input={{ maxLength: 40 }} />
            <TextareaField name="purpose" label={t`补录原因`} required textarea={{ rows: 3, maxLength: PURPOSE_MAX }} />
            <FormField
              label={t`回单`}
              required
              hint={t`PDF 或图片，最多 5 个`}
              {...(asksFiles && files.length === 0 ? { error: t`请上传回单` } : {})}
            >
              {() => <Attachments label={t`回单`} files={files} onChange={setFiles} max={FILES_MAX} />}
            </FormField>
          </SheetBody>
          <SheetFooter>
            <Button onClick={onClose}>
              <Trans>取消</Trans>
            </Button>
            <NetworkButton type="submit" intent="primary" busy={busy}>
              <Trans>提交复核</Trans>
            </NetworkButton>
          </SheetFooter>
        </Form>
      </SheetContent>
    </Sheet>
  );
}
